import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the landlord: the tenant confirms. */
export const tenantApproved = defineMail('TENANT_APPROVED', {
  about: aboutBooking,
  texts: { en, de, es },
})
