import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Mensaje del equipo',
  subject: 'Un mensaje de {product} ({number})',
  paragraphs: [
    '{answer}',
    'Se trata de su piso «{flat}».',
    'Le habíamos escrito: «{question}»',
    'Para responder, escríbanos en la página de ayuda e indique el número {number}.',
  ],
  link: 'A la página de ayuda',
}
