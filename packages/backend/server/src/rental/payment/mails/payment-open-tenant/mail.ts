import { cents, day, defineMail, oneOf, text } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the tenant: a payment is overdue. */
export const paymentOpenTenant = defineMail('PAYMENT_OPEN_TENANT', {
  about: aboutBooking,
  values: { kind: oneOf('RENT', 'DEPOSIT'), payment: text, gross: cents, due: day },
  texts: { en, de, es },
})
