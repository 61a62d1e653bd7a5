import { attachment, cents, day, defineMail, maybe, text } from '../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking/index.ts'

/** Both have signed: the final document, and for the landlord the invoice. */
export const bookingCompleted = defineMail('BOOKING_COMPLETED', {
  about: aboutBooking,
  values: {
    file: maybe(attachment),
    number: maybe(text),
    due: maybe(day),
    gross: maybe(cents),
    vat: maybe(cents),
    invoice: maybe(attachment),
  },
})
