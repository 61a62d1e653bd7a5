import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Piso ya no ofrecido',
  subject: '«{flat}» ya no se ofrece',
  paragraphs: [
    '«{flat}» ha dejado de ofrecerse. Su solicitud del {from} al {to} ha terminado.',
    'Hay otros pisos para estas fechas.',
  ],
  link: 'Seguir buscando',
}
