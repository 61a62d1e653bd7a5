import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the tenant: the flat is no longer listed. */
export const flatWithdrawn = defineMail('FLAT_WITHDRAWN', {
  about: aboutBooking,
  texts: { en, de, es },
})
