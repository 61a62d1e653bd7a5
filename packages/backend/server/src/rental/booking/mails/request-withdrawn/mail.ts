import { defineMail, maybe, written } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the landlord: the tenant withdraws before both have agreed. */
export const requestWithdrawn = defineMail('REQUEST_WITHDRAWN', {
  about: aboutBooking,
  values: { reason: maybe(written) },
  texts: { en, de, es },
})
