import { deadline, defineMail, maybe } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** A booking waits for the recipient and soon ends by itself. */
export const bookingExpiring = defineMail('BOOKING_EXPIRING', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: { en, de, es },
})
