import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Último día cambiado',
  subject: '«{flat}»: la estancia termina el {endDate}',
  paragraphs: [
    'Ambos han firmado: la estancia en «{flat}» termina el {endDate} en lugar del {before}. El alquiler de toda la estancia es de {total}.',
    '{refund} se pagaron por días que desaparecen. El arrendador los devuelve en 14 días.',
    'Se adjunta el anexo con ambas firmas, sellado para que se vea cualquier cambio posterior: {file}',
    'El plan de pagos de la reserva muestra qué vence y cuándo.',
  ],
  link: 'Ver la reserva',
}
