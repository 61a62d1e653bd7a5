import { cents, day, defineMail, maybe } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the tenant: the return of the deposit, and its deductions. */
export const depositStated = defineMail('DEPOSIT_STATED', {
  about: aboutBooking,
  values: { returned: cents, kept: maybe(cents), whole: maybe(cents), answer: maybe(day), pay: maybe(day) },
  texts: { en, de, es },
})
