import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Nuevos pisos en un lugar',
  subject: 'Nuevos pisos en {place}',
  paragraphs: ['Nuevos pisos que encajan con su búsqueda guardada en {place}: {count}.'],
  link: 'Ver los pisos',
}
