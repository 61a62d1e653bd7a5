import { defineMail, text, written } from '../../../infrastructure/mail/index.ts'

/** The answer to a question. */
export const helpAnswered = defineMail('HELP_ANSWERED', {
  values: { number: text, answer: text, question: written },
  texts: {
    en: {
      title: 'Answer to a help request',
      subject: 'Our answer to your question {number}',
      paragraphs: [
        '{answer}',
        'You had written: “{question}”',
        'If this does not help, write to us again on the help page and name the number {number}.',
      ],
      link: 'To the help page',
    },
    de: {
      title: 'Antwort auf eine Hilfe-Anfrage',
      subject: 'Unsere Antwort auf Ihre Frage {number}',
      paragraphs: [
        '{answer}',
        'Sie hatten geschrieben: „{question}“',
        'Wenn das nicht hilft, schreiben Sie uns noch einmal auf der Hilfeseite und nennen Sie die Nummer {number}.',
      ],
      link: 'Zur Hilfeseite',
    },
    es: {
      title: 'Respuesta a una solicitud de ayuda',
      subject: 'Nuestra respuesta a su pregunta {number}',
      paragraphs: [
        '{answer}',
        'Usted había escrito: «{question}»',
        'Si esto no le ayuda, escríbanos de nuevo en la página de ayuda e indique el número {number}.',
      ],
      link: 'A la página de ayuda',
    },
  },
})
