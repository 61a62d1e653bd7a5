import { LAST_DAY_LIMITS, MAX_REASON_LENGTH, TENANCY_LIMITS } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Booking } from './booking.ts'
import { Day, Id, IdParams, lineUpTo, textUpTo } from './parts.ts'

const OfProposal = Type.Object({ id: Id, number: Id })

export const proposeLastDay = {
  params: IdParams,
  body: Type.Object({
    newEndDate: Day,
    message: Type.Optional(textUpTo(LAST_DAY_LIMITS.message.max)),
  }),
  response: Booking,
} satisfies CallSchema
export const answerLastDay = {
  params: OfProposal,
  body: Type.Object({
    accepted: Type.Boolean(),
    /** Why not. */
    reason: Type.Optional(textUpTo(MAX_REASON_LENGTH)),
  }),
  response: Booking,
} satisfies CallSchema
export const withdrawLastDay = { params: OfProposal, response: Booking } satisfies CallSchema
export const markRefund = {
  params: OfProposal,
  /** Whether it is done: paid back for the landlord, received for the tenant. False takes it back. */
  body: Type.Object({ isDone: Type.Boolean() }),
  response: Booking,
} satisfies CallSchema
export const signAddendum = {
  params: OfProposal,
  body: Type.Object({
    /** The typed name that serves as a signature. */
    name: Type.Optional(lineUpTo(TENANCY_LIMITS.signedName.max)),
    /** The hash of the addendum that was shown. */
    documentHash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  }),
  response: Booking,
} satisfies CallSchema
