import type { Booking } from '@domizil/api/schemas'
import { type BookingCall, cancelReasonOf, expiresAt } from '@domizil/domain'
import { areDaysFree, blockDays } from '../../catalogue/occupancy/index.ts'
import { brokenConstraint, type Clock, type Log, type User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { refuse } from './booking-workflow-refusals.ts'
import {
  endBookings,
  endExpiredWithin,
  endExpiredBookings,
  hasEndedBy,
  isRepeated,
  listDisplaced,
  recordEvents,
  remindParties,
  stepOf,
  type Turn,
  updateBooking,
} from '../booking/index.ts'
import { endTurn } from './end-turn.ts'
import { takeTurn } from './take-turn.ts'

export type BookingService = ReturnType<typeof createBookingService>

/** A yes or a no, with a reason if one is given. */
export interface Answer {
  approved: boolean
  reason?: string | undefined
}

interface Dependencies {
  db: Database
  clock: Clock
  log: Log
}

/**
 * Moves bookings along the graph of the domain. Everybody gets BOOKING_NOT_FOUND for a booking of others, NOT_YOUR_TURN
 * (403) for the other party's answer and BOOKING_STATUS_CONFLICT (409) in the wrong status. The same answer again
 * changes nothing.
 */
export function createBookingService(dependencies: Dependencies) {
  const { db, clock } = dependencies

  const take = (actor: User, id: number, call: BookingCall, act: (turn: Turn) => Promise<void>) =>
    takeTurn(db, { actor, id, call }, clock(), act)

  return {
    /** The landlord's answer to a request. */
    answerAsLandlord: (actor: User, id: number, answer: Answer) =>
      take(actor, id, 'landlordApprove', (turn) =>
        answerWith(turn, answer, (one) => approve(one, 'LANDLORD_APPROVED')),
      ),

    /**
     * The tenant's confirmation. A yes takes the days: exactly one of many at once gets them, and every other open
     * request for them ends as RESERVED_FOR_ANOTHER.
     *
     * @throws {DomainError} DATES_TAKEN (409) if the owner or a calendar blocks one of the days.
     */
    async answerAsTenant(actor: User, id: number, answer: Answer): Promise<Booking> {
      try {
        return await take(actor, id, 'tenantApprove', (turn) => answerWith(turn, answer, confirm))
      } catch (error) {
        if (brokenConstraint(error) === 'blocked_period_no_overlap') throw refuse('DATES_TAKEN')
        throw error
      }
    },

    /** Withdraws a booking, as long as nobody has signed. */
    cancel: (actor: User, id: number, why?: string) =>
      takeTurn(db, { actor, id, call: 'cancel', reason: why }, clock(), async (turn) => {
        const reason = cancelReasonOf(turn.role)
        if (hasEndedBy(turn.booking, reason)) return
        stepOf(turn)

        await endTurn(turn, reason, why)
      }),

    /** Ends what nobody has answered in time. For a timer. */
    endExpired: () => endExpiredBookings(dependencies),

    /** Reminds whoever is waited for. For a timer. */
    remind: () => remindParties(dependencies),
  }
}

async function answerWith(
  turn: Turn,
  { approved, reason }: Answer,
  say: (turn: Turn) => Promise<void>,
): Promise<void> {
  if (isRepeated(turn, approved)) return
  const { declined } = stepOf(turn)

  if (approved) await say(turn)
  else if (declined) await endTurn(turn, declined, reason)
}

async function approve(turn: Turn, type: 'LANDLORD_APPROVED' | 'WAITING_FOR_CONTRACT'): Promise<void> {
  const { trx, booking, actor, role, now } = turn
  const { to: status } = stepOf(turn)
  const expiry = expiresAt({ status, since: now, startDate: booking.start_date })

  await updateBooking(trx, booking.id, { status, expires_at: expiry }, now)
  await recordEvents(trx, [booking.id], { type }, { actor: role, actorId: actor.id }, now)
}

async function confirm(turn: Turn): Promise<void> {
  const { trx, booking, now } = turn
  const days = { from: booking.start_date, to: booking.end_date }
  if (!(await areDaysFree(trx, booking.flat_id, days, now))) throw refuse('DATES_TAKEN')

  await endExpiredWithin(trx, booking.flat_id, days, now)
  await blockDays(trx, booking, now)
  await approve(turn, 'WAITING_FOR_CONTRACT')
  await endBookings(trx, await listDisplaced(trx, booking, now), 'RESERVED_FOR_ANOTHER', now)
}
