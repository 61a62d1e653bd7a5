import type { Booking } from '@domizil/api/schemas'
import { type BookingActor, type BookingCall, mayEverCall } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import { bookingNotFound, lockBooking, notYourTurn, roleIn, type Turn } from '../booking/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { readBooking } from '../booking-view/index.ts'
import { recordAdminTurn } from './record-admin-turn.ts'

/** Who wants to do what in which booking. */
export interface TurnWish {
  actor: User
  id: number
  call: BookingCall
  /** As what they act, where it is not what they are in the booking. */
  role?: BookingActor
  /** Why, for the record of what administrators do. */
  reason?: string | undefined
}

/**
 * Runs an actor's transition on a locked booking, and resolves with the updated booking.
 *
 * @throws {DomainError} 404 if there is no such booking, or it is another user's.
 * @throws {DomainError} NOT_YOUR_TURN (403) if the call is the other party's.
 */
export async function takeTurn(
  db: Database,
  { actor, id, call, role: wished, reason }: TurnWish,
  now: Date,
  act: (turn: Turn) => Promise<void>,
): Promise<Booking> {
  return db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id, now)
    const role = booking && (wished ?? roleIn(booking, actor))
    if (!booking || !role) throw bookingNotFound()
    if (!mayEverCall(call, role)) throw notYourTurn()

    const turn = { trx, booking, actor, role, call, now }
    await act(turn)
    await recordAdminTurn(turn, reason)
    return readBooking(trx, id, { reader: role, now })
  })
}
