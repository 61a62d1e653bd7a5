import { get, post, put } from '../call.ts'
import type * as schema from '../schemas/handover-calls.ts'

/** The protocol of moving in or out, for both parties and administrators; one that no party has written has what to begin with. */
export const readHandover = get<typeof schema.readHandover>('/booking/api/:id/handover/:kind')
/** Writes a protocol as a party; 409 HANDOVER_CHANGED if the other has changed it since. */
export const saveHandover = put<typeof schema.saveHandover>('/booking/api/:id/handover/:kind')
/** Confirms a protocol as a party, with remarks if there are any. It is final once both have. Idempotent. */
export const confirmHandover = post<typeof schema.confirmHandover>('/booking/api/:id/handover/:kind/confirm')
