import type { CancelReason } from '@domizil/domain'
import { endBookings, type Turn } from '../booking/index.ts'

/** Ends the booking of a turn, as its actor's doing. */
export function endTurn(
  { trx, booking, actor, role, now }: Turn,
  reason: CancelReason,
  why?: string,
): Promise<void> {
  return endBookings(trx, [booking.id], reason, now, {
    actor: role,
    actorId: actor.id,
    why: why?.trim() || undefined,
  })
}
