import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Liquidación de la fianza atrasada, al inquilino',
  subject: 'Su fianza de «{flat}» aún no está liquidada',
  paragraphs: [
    '30 días después del último día en «{flat}», {other} aún no ha liquidado su fianza. También se lo hemos recordado a {other}.',
    'Escriba a {other} desde la reserva. Lo habitual es una liquidación en seis meses como máximo. El dinero no pasa por nosotros y no podemos pagar nada.',
  ],
  link: 'Ver la fianza',
}
