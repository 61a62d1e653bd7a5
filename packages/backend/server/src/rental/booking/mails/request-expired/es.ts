import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Solicitud caducada',
  subject: 'La solicitud de «{flat}» ha caducado',
  paragraphs: [
    'No hubo respuesta a tiempo, por lo que la solicitud de «{flat}» del {from} al {to} ha terminado.',
  ],
  link: 'Ver la solicitud',
}
