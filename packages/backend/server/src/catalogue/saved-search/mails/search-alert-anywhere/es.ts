import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Nuevos pisos en cualquier lugar',
  subject: 'Nuevos pisos para su búsqueda guardada',
  paragraphs: ['Nuevos pisos que encajan con su búsqueda guardada: {count}.'],
  link: 'Ver los pisos',
}
