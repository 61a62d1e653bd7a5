import { LAST_DAY_STATES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Day, Euro, Id, Moment, orNull } from './parts.ts'

/** A signature below an addendum: the typed name, and the time. */
const Signature = Type.Object({ name: Type.String(), at: Moment })

/** A proposal of another last day, and what became of it. */
export const LastDayProposal = Type.Object({
  /** From 1 within the booking; answers and signatures name it. */
  number: Type.Integer(),
  state: Type.Enum([...LAST_DAY_STATES]),
  by: Type.Enum(['TENANT', 'LANDLORD']),
  oldEndDate: Day,
  newEndDate: Day,
  /** The length and the rent of the whole stay with the new last day. */
  months: Type.Integer(),
  days: Type.Integer(),
  totalRent: Euro,
  /** How much more rent it is in whole euros, below zero for less. */
  difference: Type.Integer(),
  message: Type.String(),
  /** Why it was declined. */
  reason: orNull(Type.String()),
  proposedAt: Moment,
  /** When it ends by itself without an answer, or without both signatures; null once it has ended. */
  expiresAt: orNull(Moment),
  endedAt: orNull(Moment),
  /** What was marked as paid and is not due any more, in cents; null before it is in force. */
  refundCents: orNull(Type.Integer()),
  /** When the landlord marked it as paid back, and the tenant as received. */
  refundPaidAt: orNull(Moment),
  refundReceivedAt: orNull(Moment),
  /** The file to sign; null before it is accepted, once it has lapsed, and once its sealed document is there. */
  addendum: orNull(Type.Object({ attachmentId: Id, documentHash: Type.String() })),
  landlordSignature: orNull(Signature),
  tenantSignature: orNull(Signature),
  /** What the caller can do now. */
  allowed: Type.Array(Type.Enum(['accept', 'decline', 'withdraw', 'sign', 'markRefund'])),
})
export type LastDayProposal = Static<typeof LastDayProposal>

/** Another last day of a stay that both have signed. */
export const LastDay = Type.Object({
  /** The days that the caller can propose, beside the present last day; null if none, and while a proposal is open. */
  range: orNull(Type.Object({ from: Day, to: Day })),
  /** The newest proposal. */
  proposal: orNull(LastDayProposal),
})
export type LastDay = Static<typeof LastDay>
