import { call } from '../call.ts'
import type * as schema from '../schemas/handover-calls.ts'

/** The protocol of moving in or out, for both parties and administrators; one that no party has written has what to begin with. */
export const readHandover = call<typeof schema.readHandover>('GET', '/booking/api/:id/handover/:kind')
/** Writes a protocol as a party; 409 HANDOVER_CHANGED if the other has changed it since. */
export const saveHandover = call<typeof schema.saveHandover>('PUT', '/booking/api/:id/handover/:kind')
/** Confirms a protocol as a party, with remarks if there are any. It is final once both have. Idempotent. */
export const confirmHandover = call<typeof schema.confirmHandover>(
  'POST',
  '/booking/api/:id/handover/:kind/confirm',
)
