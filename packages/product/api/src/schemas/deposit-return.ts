import { DEPOSIT_STATES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Day, Id, Moment, orNull } from './parts.ts'

/** Where the return of a deposit stands, for the card of a booking. */
export const DepositSummary = Type.Object({
  state: Type.Enum([...DEPOSIT_STATES]),
  /** What of the deposit one of the parties has marked: paid or received. */
  receivedCents: Type.Integer(),
  /** What the landlord has stated to return; null before. */
  returnedCents: orNull(Type.Integer()),
  /** The first day of the landlord's statement. */
  stateFrom: Day,
  /** From this day on a missing statement is overdue. */
  overdueFrom: Day,
  /** The last day to object: without an answer the statement counts as accepted. */
  answerUntil: orNull(Day),
  /** Until when the undisputed part is due. */
  payUntil: orNull(Day),
  /** Whether the statement or the payment is late. */
  isLate: Type.Boolean(),
  /** Whether the statement counts as accepted. */
  isAccepted: Type.Boolean(),
  isPaid: Type.Boolean(),
  isReceived: Type.Boolean(),
  /** The party that has to act. */
  turn: orNull(Type.Enum(['TENANT', 'LANDLORD'])),
})
export type DepositSummary = Static<typeof DepositSummary>

/** A file that a party has added to a booking. */
export const StayFile = Type.Object({
  id: Id,
  name: Type.String(),
  kind: Type.Enum(['PICTURE', 'PDF']),
  bytes: Type.Integer(),
})
export type StayFile = Static<typeof StayFile>

/** What of a deposit is not returned, and why. */
export const DepositDeduction = Type.Object({
  amountCents: Type.Integer(),
  reason: Type.String(),
  files: Type.Array(StayFile),
})
export type DepositDeduction = Static<typeof DepositDeduction>

/** The return of a deposit with the landlord's last statement. */
export const DepositReturn = Type.Object({
  summary: DepositSummary,
  statement: orNull(
    Type.Object({
      /** From 1 within the booking; answers and marks name it. */
      number: Type.Integer(),
      statedAt: Moment,
      deductions: Type.Array(DepositDeduction),
      answeredAt: orNull(Moment),
      /** Why the tenant does not agree. */
      objection: orNull(Type.String()),
      paidAt: orNull(Moment),
      receivedAt: orNull(Moment),
    }),
  ),
  /** What the caller can do now. */
  allowed: Type.Array(Type.Enum(['state', 'accept', 'object', 'mark'])),
})
export type DepositReturn = Static<typeof DepositReturn>
