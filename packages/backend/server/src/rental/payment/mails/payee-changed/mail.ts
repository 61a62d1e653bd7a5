import { defineMail, text } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To a tenant who still pays: the landlord has another account. */
export const payeeChanged = defineMail('PAYEE_CHANGED', {
  about: aboutBooking,
  values: { number: text },
  texts: { en, de, es },
})
