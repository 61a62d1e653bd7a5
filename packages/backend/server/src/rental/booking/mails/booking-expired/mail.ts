import { defineMail, maybe, text } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** A confirmed booking has ended without an answer. */
export const bookingExpired = defineMail('BOOKING_EXPIRED', {
  about: aboutBooking,
  values: { freed: maybe(text) },
  texts: { en, de, es },
})
