import { defineMail, text } from '../../../../infrastructure/mail/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The receipt of a question: the address may be another person’s. */
export const helpReceived = defineMail('HELP_RECEIVED', {
  values: { number: text, topic: text },
  texts: { en, de, es },
})
