import { defineMail, text, written } from '../../../../infrastructure/mail/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The receipt of a report. */
export const reportReceived = defineMail('REPORT_RECEIVED', {
  values: { number: text, place: written },
  texts: { en, de, es },
})
