import { deadline, defineMail, maybe } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the landlord: a new request. */
export const requestReceived = defineMail('REQUEST_RECEIVED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: { en, de, es },
})
