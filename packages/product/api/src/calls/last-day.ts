import { post, put, remove } from '../call.ts'
import type * as schema from '../schemas/last-day-calls.ts'

/** Proposes another last day of a stay that both have signed. Idempotent while it is open. */
export const proposeLastDay = post<typeof schema.proposeLastDay>('/booking/api/:id/lastDay')
/** Accepts or declines the other side's proposal. Accepted, its days are blocked and the addendum is there to be signed. Idempotent. */
export const answerLastDay = post<typeof schema.answerLastDay>('/booking/api/:id/lastDay/:number/answer')
/** Withdraws one's own proposal before it is answered. Idempotent. */
export const withdrawLastDay = remove<typeof schema.withdrawLastDay>('/booking/api/:id/lastDay/:number')
/** Signs the addendum; with the second signature the new last day is in force. Idempotent. */
export const signAddendum = post<typeof schema.signAddendum>('/booking/api/:id/lastDay/:number/sign')
/** Marks the refund of a shorter stay as paid back (the landlord) or as received (the tenant), or takes that back. Idempotent. */
export const markRefund = put<typeof schema.markRefund>('/booking/api/:id/lastDay/:number/refund')
