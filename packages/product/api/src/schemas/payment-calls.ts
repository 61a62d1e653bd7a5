import { ACCOUNT_HOLDER_LIMITS, MAX_TYPED_IBAN_LENGTH } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { AdminReason, Id, IdParams, lineUpTo, orNull, PersonId } from './parts.ts'
import { BankAccount, LandlordYear, PaymentPlan, YearFileChoice } from './payment.ts'

const OwnAccount = Type.Object({ account: orNull(BankAccount) })

export const getBankAccount = { response: OwnAccount } satisfies CallSchema
export const changeBankAccount = {
  body: Type.Object({
    holder: lineUpTo(ACCOUNT_HOLDER_LIMITS.max),
    /** With or without blanks, in capitals or not. */
    iban: lineUpTo(MAX_TYPED_IBAN_LENGTH),
  }),
  response: Type.Object({ account: BankAccount }),
} satisfies CallSchema
export const readBankAccount = {
  params: Type.Object({ id: PersonId }),
  body: Type.Optional(
    Type.Object({
      /** What it is needed for, for the audit log. */
      reason: Type.Optional(AdminReason),
    }),
  ),
  response: OwnAccount,
} satisfies CallSchema
export const readPaymentPlan = { params: IdParams, response: PaymentPlan } satisfies CallSchema
export const readLandlordYear = {
  query: Type.Object({ year: Type.Integer({ minimum: 2000, maximum: 2100 }) }),
  response: LandlordYear,
} satisfies CallSchema
export const readLandlordYearFile = {
  query: YearFileChoice,
  response: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', contentMediaType: 'text/csv' }),
} satisfies CallSchema
export const markPayment = {
  params: Type.Object({ id: Id, number: Id }),
  /** Whether it is done: paid for the tenant, received for the landlord. False takes it back. */
  body: Type.Object({ isDone: Type.Boolean() }),
  response: PaymentPlan,
} satisfies CallSchema
