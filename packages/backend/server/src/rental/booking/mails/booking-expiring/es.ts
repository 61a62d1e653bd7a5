import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Falta la respuesta',
  subject: '«{flat}»: falta su respuesta',
  paragraphs: [
    'La reserva de «{flat}» del {from} al {to} está pendiente de usted.',
    'Sin su respuesta, caducará automáticamente el {deadline}.',
  ],
  link: 'Ver la reserva',
}
