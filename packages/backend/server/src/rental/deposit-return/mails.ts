import { cents, day, defineMail, maybe, written } from '../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking/index.ts'

/** To the landlord: the tenant agrees to the statement. */
export const depositAccepted = defineMail('DEPOSIT_ACCEPTED', {
  about: aboutBooking,
  values: { returned: cents, kept: cents },
})

/** To the tenant: the time to object ends soon. */
export const depositAnswerReminder = defineMail('DEPOSIT_ANSWER_REMINDER', {
  about: aboutBooking,
  values: { answer: day },
})

/** To the landlord: the tenant objects to deductions. */
export const depositDisputed = defineMail('DEPOSIT_DISPUTED', {
  about: aboutBooking,
  values: { kept: cents, objection: written },
})

/** To the landlord: the statement of the deposit is overdue. */
export const depositOverdueLandlord = defineMail('DEPOSIT_OVERDUE_LANDLORD', { about: aboutBooking })

/** To the tenant: the statement of the deposit is overdue. */
export const depositOverdueTenant = defineMail('DEPOSIT_OVERDUE_TENANT', { about: aboutBooking })

/** To the tenant: the landlord has paid the deposit back. */
export const depositPaid = defineMail('DEPOSIT_PAID', { about: aboutBooking, values: { returned: cents } })

/** To the tenant: the return of the deposit, and its deductions. */
export const depositStated = defineMail('DEPOSIT_STATED', {
  about: aboutBooking,
  values: { returned: cents, kept: maybe(cents), whole: maybe(cents), answer: maybe(day), pay: maybe(day) },
})

/** To the landlord: the deposit waits for a statement. */
export const depositStatementReminder = defineMail('DEPOSIT_STATEMENT_REMINDER', {
  about: aboutBooking,
  values: { due: day },
})

/** To the landlord: the return of the deposit is overdue. */
export const depositUnpaidLandlord = defineMail('DEPOSIT_UNPAID_LANDLORD', {
  about: aboutBooking,
  values: { returned: cents, pay: day },
})

/** To the tenant: the return of the deposit is overdue. */
export const depositUnpaidTenant = defineMail('DEPOSIT_UNPAID_TENANT', {
  about: aboutBooking,
  values: { returned: cents, pay: day },
})
