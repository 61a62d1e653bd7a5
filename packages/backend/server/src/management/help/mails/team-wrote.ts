import { defineMail, maybe, text, written } from '../../../infrastructure/mail/index.ts'
import { aboutFlat } from '../../../catalogue/flat/index.ts'

/** A message of an administrator, or an answer in its thread. */
export const teamWrote = defineMail('TEAM_WROTE', {
  maybeAbout: aboutFlat,
  values: { number: text, answer: text, question: maybe(written) },
  texts: {
    en: {
      title: 'Message from the team',
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
      title: 'Nachricht vom Team',
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
      title: 'Mensaje del equipo',
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
})
