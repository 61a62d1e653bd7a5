import { defineMail, text, written } from '../../../../infrastructure/mail/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The receipt of a complaint about a decision. */
export const complaintReceived = defineMail('COMPLAINT_RECEIVED', {
  values: { number: text, place: written },
  texts: { en, de, es },
})
