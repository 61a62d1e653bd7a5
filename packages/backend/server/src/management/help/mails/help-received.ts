import { defineMail, text } from '../../../infrastructure/mail/index.ts'

/** The receipt of a question: the address may be another person’s. */
export const helpReceived = defineMail('HELP_RECEIVED', {
  values: { number: text, topic: text },
  texts: {
    en: {
      title: 'Question received',
      subject: 'Your question {number} has arrived',
      paragraphs: [
        'Thank you for your message. Its number is {number}, and its topic: {topic}.',
        'A member of our staff reads it, and answers to this address.',
        'If you have not written to us, you need do nothing.',
      ],
      link: 'To the help page',
    },
    de: {
      title: 'Frage angekommen',
      subject: 'Ihre Frage {number} ist angekommen',
      paragraphs: [
        'Vielen Dank für Ihre Nachricht. Sie hat die Nummer {number} und das Thema: {topic}.',
        'Ein Mensch aus unserem Team liest sie und antwortet an diese Adresse.',
        'Wenn Sie uns nicht geschrieben haben, müssen Sie nichts tun.',
      ],
      link: 'Zur Hilfeseite',
    },
    es: {
      title: 'Pregunta recibida',
      subject: 'Hemos recibido su pregunta {number}',
      paragraphs: [
        'Gracias por su mensaje. Su número es {number} y su tema: {topic}.',
        'Una persona de nuestro equipo lo lee y responde a esta dirección.',
        'Si no nos ha escrito usted, no tiene que hacer nada.',
      ],
      link: 'A la página de ayuda',
    },
  },
})
