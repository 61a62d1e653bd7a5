import { call } from '../call.ts'
import type * as schema from '../schemas/payment-calls.ts'

/** The account that the caller is paid to. */
export const getBankAccount = call<typeof schema.getBankAccount>('GET', '/user/api/bankAccount')
/** Changes the account that the caller is paid to. The caller gets a mail about it. */
export const changeBankAccount = call<typeof schema.changeBankAccount>('PUT', '/user/api/bankAccount')
/** The account of any user. Each call is recorded in the audit log. */
export const readBankAccount = call<typeof schema.readBankAccount>('POST', '/admin/api/user/:id/bankAccount')
/** The payments of a booking that the tenant has confirmed, for both parties and administrators. */
export const readPaymentPlan = call<typeof schema.readPaymentPlan>('GET', '/booking/api/:id/payments')
/** What the caller's flats earn in a year, by month, and how many of its requests became tenancies. */
export const readLandlordYear = call<typeof schema.readLandlordYear>('GET', '/booking/api/landlord/year')
/** The rents and fees of the caller's year as a file for an accountant. */
export const readLandlordYearFile = call<typeof schema.readLandlordYearFile>(
  'GET',
  '/booking/api/landlord/year/file',
)
/** Marks a payment as paid (the tenant) or as received (the landlord), or takes that back. Idempotent. */
export const markPayment = call<typeof schema.markPayment>('PUT', '/booking/api/:id/payments/:number')
