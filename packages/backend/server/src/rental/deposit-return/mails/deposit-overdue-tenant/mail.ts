import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the tenant: the statement of the deposit is overdue. */
export const depositOverdueTenant = defineMail('DEPOSIT_OVERDUE_TENANT', {
  about: aboutBooking,
  texts: { en, de, es },
})
