import { cents, day, defineMail, oneOf, text } from '../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking/index.ts'

/** To a tenant who still pays: the landlord has another account. */
export const payeeChanged = defineMail('PAYEE_CHANGED', { about: aboutBooking, values: { number: text } })

/** To the landlord: a payment is overdue. */
export const paymentOpenLandlord = defineMail('PAYMENT_OPEN_LANDLORD', {
  about: aboutBooking,
  values: { kind: oneOf('RENT', 'DEPOSIT'), payment: text, gross: cents, due: day },
})

/** To the tenant: a payment is overdue. */
export const paymentOpenTenant = defineMail('PAYMENT_OPEN_TENANT', {
  about: aboutBooking,
  values: { kind: oneOf('RENT', 'DEPOSIT'), payment: text, gross: cents, due: day },
})
