import { call } from '../call.ts'
import type * as schema from '../schemas/last-day-calls.ts'

/** Proposes another last day of a stay that both have signed. Idempotent while it is open. */
export const proposeLastDay = call<typeof schema.proposeLastDay>('POST', '/booking/api/:id/lastDay')
/** Accepts or declines the other side's proposal. Accepted, its days are blocked and the addendum is there to be signed. Idempotent. */
export const answerLastDay = call<typeof schema.answerLastDay>(
  'POST',
  '/booking/api/:id/lastDay/:number/answer',
)
/** Withdraws one's own proposal before it is answered. Idempotent. */
export const withdrawLastDay = call<typeof schema.withdrawLastDay>(
  'DELETE',
  '/booking/api/:id/lastDay/:number',
)
/** Signs the addendum; with the second signature the new last day is in force. Idempotent. */
export const signAddendum = call<typeof schema.signAddendum>('POST', '/booking/api/:id/lastDay/:number/sign')
/** Marks the refund of a shorter stay as paid back (the landlord) or as received (the tenant), or takes that back. Idempotent. */
export const markRefund = call<typeof schema.markRefund>('PUT', '/booking/api/:id/lastDay/:number/refund')
