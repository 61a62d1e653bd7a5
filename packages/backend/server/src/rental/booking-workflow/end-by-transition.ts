import type { CancelReason } from '@domizil/domain'
import { endBookings, type Transition } from '../booking/index.ts'

/** Ends the booking of a transition, in the name of its actor. */
export function endByTransition(
  { trx, booking, actor, role, now }: Transition,
  reason: CancelReason,
  why?: string,
): Promise<void> {
  return endBookings(trx, [booking.id], reason, now, {
    actor: role,
    actorId: actor.id,
    why: why?.trim() || undefined,
  })
}
