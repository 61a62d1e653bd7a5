import { cents, defineMail, written } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the landlord: the tenant objects to deductions. */
export const depositDisputed = defineMail('DEPOSIT_DISPUTED', {
  about: aboutBooking,
  values: { kept: cents, objection: written },
  texts: { en, de, es },
})
