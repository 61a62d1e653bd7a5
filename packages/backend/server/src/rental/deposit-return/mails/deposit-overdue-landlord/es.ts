import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Liquidación de la fianza atrasada, al arrendador',
  subject: 'La liquidación de la fianza de «{flat}» está atrasada',
  paragraphs: [
    'Han pasado 30 días desde que {other} dejó «{flat}» y la fianza aún no está liquidada. Lo habitual son seis meses como máximo; mejor, unas semanas.',
    'La liquidación lleva pocos minutos: importe, descuentos con su motivo y listo.',
  ],
  link: 'Ver la fianza',
}
