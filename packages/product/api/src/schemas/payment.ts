import { PAYMENT_KINDS, PAYMENT_STATES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Day, Id, LocaleCode, Moment, orNull } from './parts.ts'

/** An account that money is transferred to. */
export const BankAccount = Type.Object({
  holder: Type.String(),
  /** Electronic form: capitals and digits without blanks. */
  iban: Type.String({ examples: ['DE89370400440532013000'] }),
  /** Since when it is this account. */
  changedAt: Moment,
})
export type BankAccount = Static<typeof BankAccount>

/** A QR code that banking apps read a transfer from (EPC069-12), as an SVG path in a square of `size` modules. */
export const Girocode = Type.Object({ size: Type.Integer(), path: Type.String() })
export type Girocode = Static<typeof Girocode>

/** One payment of a tenant to a landlord. */
export const PlannedPayment = Type.Object({
  /** From 1 within the booking. */
  number: Type.Integer(),
  /** What stands on the transfer. */
  reference: Type.String({ examples: ['B-000123-2'] }),
  kind: Type.Enum([...PAYMENT_KINDS]),
  dueOn: Day,
  amountCents: Type.Integer(),
  /** The days that a rent is for; null for a deposit. */
  period: orNull(Type.Object({ from: Day, to: Day })),
  /** Open from two days after its day on, until the landlord has received it. */
  state: Type.Enum([...PAYMENT_STATES]),
  /** When the tenant marked it as paid. */
  paidAt: orNull(Moment),
  /** When the landlord marked it as received. */
  receivedAt: orNull(Moment),
  /** Null without an account, and for what is received. */
  girocode: orNull(Girocode),
})
export type PlannedPayment = Static<typeof PlannedPayment>

/** The payments of a booking, the earliest first, and the account that they go to. */
export const PaymentPlan = Type.Object({
  /** The landlord's account; null if the landlord has not given one. */
  payee: orNull(BankAccount),
  /** Whether the account was given or changed after the contract was written, so that the contract may name another. */
  isPayeeNewer: Type.Boolean(),
  /** Whether the caller can mark payments: a party of a booking that both have signed. */
  canMark: Type.Boolean(),
  payments: Type.Array(PlannedPayment),
})
export type PaymentPlan = Static<typeof PaymentPlan>

/** The rents of a flat that are due in a month, of bookings that both parties have signed. */
export const MonthOfRent = Type.Object({
  flatId: Id,
  /** From 1 to 12. */
  month: Type.Integer(),
  dueCents: Type.Integer(),
  /** What of it the landlord has received. */
  receivedCents: Type.Integer(),
  /** What of it is not received two days after its day. */
  openCents: Type.Integer(),
})
export type MonthOfRent = Static<typeof MonthOfRent>

/** A landlord's year: what the flats earn, and what becomes of requests. Flats without any are left out. */
export const LandlordYear = Type.Object({
  rents: Type.Array(MonthOfRent),
  /** The requests of the year, and how many of them have become a tenancy that both have signed. */
  requests: Type.Array(Type.Object({ flatId: Id, requests: Type.Integer(), contracts: Type.Integer() })),
})
export type LandlordYear = Static<typeof LandlordYear>

/** Which file of a year: a table in the form of a country, or DATEV's, which is for Germany. */
export const YearFileChoice = Type.Object({
  year: Type.Integer({ minimum: 2000, maximum: 2100 }),
  format: Type.Enum(['CSV', 'DATEV']),
  /** Of the table. */
  locale: Type.Optional(LocaleCode),
  /** Of DATEV's file: the numbers that the tax adviser has there, and the chart of accounts. */
  consultant: Type.Optional(Type.Integer({ minimum: 1001, maximum: 9_999_999 })),
  client: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999 })),
  chart: Type.Optional(Type.Enum(['SKR03', 'SKR04'])),
})
export type YearFileChoice = Static<typeof YearFileChoice>

/** A payment that comes next. */
const NextPayment = Type.Object({
  kind: Type.Enum([...PAYMENT_KINDS]),
  dueOn: Day,
  amountCents: Type.Integer(),
  /** Which of the payments of its kind it is, from 1: the second instalment of a deposit. */
  part: Type.Integer(),
  parts: Type.Integer(),
})

/** How the payments of a booking stand. */
export const PaymentSummary = Type.Object({
  /** The payments that are not received two days after their day. */
  open: Type.Integer(),
  /** The first payment that is not received; null if all are. */
  next: orNull(NextPayment),
  /** The first of the other kind: the rent after an instalment of the deposit. Null if all of that kind are received. */
  other: orNull(NextPayment),
})
export type PaymentSummary = Static<typeof PaymentSummary>
