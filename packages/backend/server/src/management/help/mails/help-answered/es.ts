import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Respuesta a una solicitud de ayuda',
  subject: 'Nuestra respuesta a su pregunta {number}',
  paragraphs: [
    '{answer}',
    'Usted había escrito: «{question}»',
    'Si esto no le ayuda, escríbanos de nuevo en la página de ayuda e indique el número {number}.',
  ],
  link: 'A la página de ayuda',
}
