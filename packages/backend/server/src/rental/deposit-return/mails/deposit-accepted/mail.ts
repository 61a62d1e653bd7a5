import { cents, defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the landlord: the tenant agrees to the statement. */
export const depositAccepted = defineMail('DEPOSIT_ACCEPTED', {
  about: aboutBooking,
  values: { returned: cents, kept: cents },
  texts: { en, de, es },
})
