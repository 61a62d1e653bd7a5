import { defineMail, maybe, written } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the tenant: the landlord declines. */
export const landlordDeclined = defineMail('LANDLORD_DECLINED', {
  about: aboutBooking,
  values: { reason: maybe(written) },
  texts: { en, de, es },
})
