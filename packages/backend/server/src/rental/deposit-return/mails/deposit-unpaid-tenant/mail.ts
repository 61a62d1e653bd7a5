import { cents, day, defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the tenant: the return of the deposit is overdue. */
export const depositUnpaidTenant = defineMail('DEPOSIT_UNPAID_TENANT', {
  about: aboutBooking,
  values: { returned: cents, pay: day },
  texts: { en, de, es },
})
