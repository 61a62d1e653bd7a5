import { defineMail, maybe, text } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** An administrator cancels. */
export const bookingCanceled = defineMail('BOOKING_CANCELED', {
  about: aboutBooking,
  values: { reason: maybe(text), freed: maybe(text) },
  texts: { en, de, es },
})
