import { get, post, put } from '../call.ts'
import type * as schema from '../schemas/payment-calls.ts'

/** The account that the caller is paid to. */
export const getBankAccount = get<typeof schema.getBankAccount>('/user/api/bankAccount')
/** Changes the account that the caller is paid to. The caller gets a mail about it. */
export const changeBankAccount = put<typeof schema.changeBankAccount>('/user/api/bankAccount')
/** The account of any user. Each call is recorded in the audit log. */
export const readBankAccount = post<typeof schema.readBankAccount>('/admin/api/user/:id/bankAccount')
/** The payments of a booking that the tenant has confirmed, for both parties and administrators. */
export const readPaymentPlan = get<typeof schema.readPaymentPlan>('/booking/api/:id/payments')
/** What the caller's flats earn in a year, by month, and how many of its requests became tenancies. */
export const readLandlordYear = get<typeof schema.readLandlordYear>('/booking/api/landlord/year')
/** The rents and fees of the caller's year as a file for an accountant. */
export const readLandlordYearFile = get<typeof schema.readLandlordYearFile>('/booking/api/landlord/year/file')
/** Marks a payment as paid (the tenant) or as received (the landlord), or takes that back. Idempotent. */
export const markPayment = put<typeof schema.markPayment>('/booking/api/:id/payments/:number')
