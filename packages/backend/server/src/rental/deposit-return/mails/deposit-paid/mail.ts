import { cents, defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the tenant: the landlord has paid the deposit back. */
export const depositPaid = defineMail('DEPOSIT_PAID', {
  about: aboutBooking,
  values: { returned: cents },
  texts: { en, de, es },
})
