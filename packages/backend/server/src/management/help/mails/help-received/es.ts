import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Pregunta recibida',
  subject: 'Hemos recibido su pregunta {number}',
  paragraphs: [
    'Gracias por su mensaje. Su número es {number} y su tema: {topic}.',
    'Una persona de nuestro equipo lo lee y responde a esta dirección.',
    'Si no nos ha escrito usted, no tiene que hacer nada.',
  ],
  link: 'A la página de ayuda',
}
