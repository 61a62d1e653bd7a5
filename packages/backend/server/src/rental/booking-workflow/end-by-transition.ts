import { type CancelReason, isConfirmed } from '@domizil/domain'
import { endBookings, type Transition } from '../booking/index.ts'
import { refuseContacts } from '../conversation/index.ts'

/**
 * Ends the booking of a transition, in the name of its actor. The other party reads why, like a message.
 *
 * @throws {DomainError} CONTACT_TOO_EARLY (422).
 */
export async function endByTransition(
  { trx, booking, actor, role, now }: Transition,
  reason: CancelReason,
  why?: string,
): Promise<void> {
  if (why && role !== 'ADMIN' && !isConfirmed(booking.status)) refuseContacts(why)
  await endBookings(trx, [booking.id], reason, now, {
    actor: role,
    actorId: actor.id,
    why: why?.trim() || undefined,
  })
}
