import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Contrato listo',
  subject: 'El contrato de alquiler de «{flat}» está listo',
  paragraphs: [
    'Ya puede leer y firmar el contrato de «{flat}» del {from} al {to}.',
    'Léalo completo antes de firmar.',
    'Firme antes del {deadline}. Sin firma, la reserva terminará entonces.',
  ],
  link: 'Leer el contrato',
}
