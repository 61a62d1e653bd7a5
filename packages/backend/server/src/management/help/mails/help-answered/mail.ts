import { defineMail, text, written } from '../../../../infrastructure/mail/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The answer to a question. */
export const helpAnswered = defineMail('HELP_ANSWERED', {
  values: { number: text, answer: text, question: written },
  texts: { en, de, es },
})
