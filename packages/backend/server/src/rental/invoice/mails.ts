import { attachment, cents, day, defineMail, maybe, text } from '../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking/index.ts'

/** The correction of an invoice, to the landlord. */
export const creditNoteIssued = defineMail('CREDIT_NOTE_ISSUED', {
  about: aboutBooking,
  values: { number: text, invoice: text, gross: cents, reason: text, file: attachment },
})

/** An invoice, to the landlord. */
export const invoiceIssued = defineMail('INVOICE_ISSUED', {
  about: aboutBooking,
  values: {
    number: text,
    due: day,
    gross: cents,
    vat: maybe(cents),
    added: maybe(cents),
    invoice: attachment,
  },
})
