import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** A request has ended without an answer. */
export const requestExpired = defineMail('REQUEST_EXPIRED', {
  about: aboutBooking,
  texts: { en, de, es },
})
