import { attachment, cents, defineMail, text } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The correction of an invoice, to the landlord. */
export const creditNoteIssued = defineMail('CREDIT_NOTE_ISSUED', {
  about: aboutBooking,
  values: { number: text, invoice: text, gross: cents, reason: text, file: attachment },
  texts: { en, de, es },
})
