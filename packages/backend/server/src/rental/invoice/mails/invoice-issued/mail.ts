import { attachment, cents, day, defineMail, maybe, text } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** An invoice, to the landlord. */
export const invoiceIssued = defineMail('INVOICE_ISSUED', {
  about: aboutBooking,
  values: { number: text, due: day, gross: cents, vat: maybe(cents), invoice: attachment },
  texts: { en, de, es },
})
