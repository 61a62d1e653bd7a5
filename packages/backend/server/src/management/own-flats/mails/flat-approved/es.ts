import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Piso aprobado',
  subject: '«{flat}» ya está publicado',
  paragraphs: ['Hemos revisado «{flat}» y ya está visible para todos.'],
  link: 'Ver el piso',
}
