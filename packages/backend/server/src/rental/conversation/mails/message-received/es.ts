import type { MailText } from '../../../../infrastructure/mail/index.ts'
import { VIEWING_LINES } from '../viewing-lines.ts'

export const es: MailText = {
  title: 'Mensaje sobre una reserva',
  subject: 'Nuevo mensaje sobre «{flat}»',
  paragraphs: ['{other} le ha escrito sobre «{flat}», {from} – {to}.', ...VIEWING_LINES.es],
  link: 'Leer y responder',
}
