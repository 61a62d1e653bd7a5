import type { CancelReason } from '@domizil/domain'
import { endBookings } from './booking-end-repository.ts'
import type { Turn } from './booking-turn.ts'

/** Ends the booking of a turn, as its actor's doing. */
export function endTurn(
  { trx, booking, actor, role, now }: Turn,
  reason: CancelReason,
  note?: string,
): Promise<void> {
  return endBookings(trx, [booking.id], reason, now, {
    actor: role,
    actorId: actor.id,
    note: note?.trim() || undefined,
  })
}
