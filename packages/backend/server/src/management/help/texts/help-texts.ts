import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** About help requests. */
export const HELP_TEXTS = {
  HELP_RECEIVED: {
    en: {
      subject: 'Your question {number} has arrived',
      paragraphs: [
        'Thank you for your message. Its number is {number}, and its topic: {topic}.',
        'A member of our staff reads it, and answers to this address.',
        'If you have not written to us, you need do nothing.',
      ],
      link: 'To the help page',
    },
    de: {
      subject: 'Ihre Frage {number} ist angekommen',
      paragraphs: [
        'Vielen Dank für Ihre Nachricht. Sie hat die Nummer {number} und das Thema: {topic}.',
        'Ein Mensch aus unserem Team liest sie und antwortet an diese Adresse.',
        'Wenn Sie uns nicht geschrieben haben, müssen Sie nichts tun.',
      ],
      link: 'Zur Hilfeseite',
    },
    es: {
      subject: 'Hemos recibido su pregunta {number}',
      paragraphs: [
        'Gracias por su mensaje. Su número es {number} y su tema: {topic}.',
        'Una persona de nuestro equipo lo lee y responde a esta dirección.',
        'Si no nos ha escrito usted, no tiene que hacer nada.',
      ],
      link: 'A la página de ayuda',
    },
  },
  HELP_ANSWERED: {
    en: {
      subject: 'Our answer to your question {number}',
      paragraphs: [
        '{answer}',
        'You had written: “{question}”',
        'If this does not help, write to us again on the help page and name the number {number}.',
      ],
      link: 'To the help page',
    },
    de: {
      subject: 'Unsere Antwort auf Ihre Frage {number}',
      paragraphs: [
        '{answer}',
        'Sie hatten geschrieben: „{question}“',
        'Wenn das nicht hilft, schreiben Sie uns noch einmal auf der Hilfeseite und nennen Sie die Nummer {number}.',
      ],
      link: 'Zur Hilfeseite',
    },
    es: {
      subject: 'Nuestra respuesta a su pregunta {number}',
      paragraphs: [
        '{answer}',
        'Usted había escrito: «{question}»',
        'Si esto no le ayuda, escríbanos de nuevo en la página de ayuda e indique el número {number}.',
      ],
      link: 'A la página de ayuda',
    },
  },
  TEAM_WROTE: {
    en: {
      subject: 'A message from {product} ({number})',
      paragraphs: [
        '{answer}',
        'This is about your flat “{flat}”.',
        'We had written: “{question}”',
        'To answer, write to us on the help page and name the number {number}.',
      ],
      link: 'To the help page',
    },
    de: {
      subject: 'Eine Nachricht von {product} ({number})',
      paragraphs: [
        '{answer}',
        'Es geht um Ihre Wohnung „{flat}“.',
        'Wir hatten geschrieben: „{question}“',
        'Wenn Sie antworten möchten, schreiben Sie uns auf der Hilfeseite und nennen Sie die Nummer {number}.',
      ],
      link: 'Zur Hilfeseite',
    },
    es: {
      subject: 'Un mensaje de {product} ({number})',
      paragraphs: [
        '{answer}',
        'Se trata de su piso «{flat}».',
        'Le habíamos escrito: «{question}»',
        'Para responder, escríbanos en la página de ayuda e indique el número {number}.',
      ],
      link: 'A la página de ayuda',
    },
  },
} as const satisfies Record<string, MailTexts>
