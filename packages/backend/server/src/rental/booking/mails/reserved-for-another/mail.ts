import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the tenant: another request was confirmed. */
export const reservedForAnother = defineMail('RESERVED_FOR_ANOTHER', {
  about: aboutBooking,
  texts: { en, de, es },
})
