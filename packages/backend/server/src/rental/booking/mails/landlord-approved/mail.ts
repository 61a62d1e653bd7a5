import { deadline, defineMail, maybe } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the tenant: the landlord approves. */
export const landlordApproved = defineMail('LANDLORD_APPROVED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: { en, de, es },
})
