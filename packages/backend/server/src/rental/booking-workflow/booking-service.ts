import type { Booking } from '@domizil/api/schemas'
import { type BookingCall, cancelReasonOf, expiresAt } from '@domizil/domain'
import { blockDays } from '../../catalogue/occupancy/index.ts'
import { brokenConstraint, type Clock, type Log, type User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { refuse } from './booking-workflow-refusals.ts'
import {
  endBookings,
  endExpiredWithin,
  endExpiredBookings,
  hasEndedBy,
  isRepeated,
  listOverlapping,
  recordEvents,
  remindParties,
  stepOf,
  type Transition,
  updateBooking,
} from '../booking/index.ts'
import { endByTransition } from './end-by-transition.ts'
import { freezePlan } from '../payment/index.ts'
import { refuseTakenDays } from './refuse-taken-days.ts'
import { runTransition } from './run-transition.ts'

export type BookingService = ReturnType<typeof createBookingService>

/** A yes or a no, with a reason if one is given. */
export interface Answer {
  approved: boolean
  reason?: string | undefined
}

/**
 * Moves bookings along the graph of the domain. Everybody gets BOOKING_NOT_FOUND for a booking of others, NOT_YOUR_TURN
 * (403) for the other party's answer and BOOKING_STATUS_CONFLICT (409) in the wrong status. The same answer again
 * changes nothing.
 */
export function createBookingService(dependencies: { db: Database; clock: Clock; log: Log }) {
  const { db, clock } = dependencies

  const run = (actor: User, id: number, call: BookingCall, act: (transition: Transition) => Promise<void>) =>
    runTransition(db, { actor, id, call }, clock(), act)

  return {
    /**
     * The landlord's answer to a request.
     *
     * @throws {DomainError} DATES_TAKEN, TAKEN_BY_CALENDAR (409) for a yes to days that are blocked: the tenant could not confirm.
     */
    landlordApprove: (actor: User, id: number, answer: Answer) =>
      run(actor, id, 'landlordApprove', (transition) => answerWith(transition, answer, approveAsLandlord)),

    /**
     * The tenant's answer to an approval. A yes takes the days: exactly one of many at once gets them, and every other open
     * request for them ends as RESERVED_FOR_ANOTHER.
     *
     * @throws {DomainError} DATES_TAKEN (409) if the owner or a calendar blocks one of the days.
     */
    async tenantApprove(actor: User, id: number, answer: Answer): Promise<Booking> {
      try {
        return await run(actor, id, 'tenantApprove', (transition) =>
          answerWith(transition, answer, approveAsTenant),
        )
      } catch (error) {
        if (brokenConstraint(error) === 'blocked_period_no_overlap') throw refuse('DATES_TAKEN')
        throw error
      }
    },

    /** Withdraws a booking before the first signature. */
    cancel: (actor: User, id: number, why?: string) =>
      runTransition(db, { actor, id, call: 'cancel', reason: why }, clock(), async (transition) => {
        const reason = cancelReasonOf(transition.role)
        if (hasEndedBy(transition.booking, reason)) return
        stepOf(transition)

        await endByTransition(transition, reason, why)
      }),

    /** Expires requests and offers that were not answered in time. For a timer. */
    endExpired: () => endExpiredBookings(dependencies),

    /** Reminds the party whose answer is due. For a timer. */
    remind: () => remindParties(dependencies),
  }
}

async function answerWith(
  transition: Transition,
  { approved, reason }: Answer,
  apply: (transition: Transition) => Promise<void>,
): Promise<void> {
  if (isRepeated(transition, approved)) return
  const { declined } = stepOf(transition)

  if (approved) await apply(transition)
  else if (declined) await endByTransition(transition, declined, reason)
}

async function approve(
  transition: Transition,
  type: 'LANDLORD_APPROVED' | 'WAITING_FOR_CONTRACT',
): Promise<void> {
  const { trx, booking, actor, role, now } = transition
  const { to: status } = stepOf(transition)
  const expiry = expiresAt({ status, since: now, startDate: booking.start_date })

  await updateBooking(trx, booking.id, { status, expires_at: expiry }, now)
  await recordEvents(trx, [booking.id], { type }, { actor: role, actorId: actor.id }, now)
}

async function approveAsLandlord(transition: Transition): Promise<void> {
  const { start_date: from, end_date: to } = transition.booking
  await refuseTakenDays(transition, { from, to })
  await approve(transition, 'LANDLORD_APPROVED')
}

async function approveAsTenant(transition: Transition): Promise<void> {
  const { trx, booking, now } = transition
  const days = { from: booking.start_date, to: booking.end_date }
  await refuseTakenDays(transition, days)

  await endExpiredWithin(trx, booking.flat_id, days, now)
  await blockDays(trx, booking, now)
  await freezePlan(trx, booking.id)
  await approve(transition, 'WAITING_FOR_CONTRACT')
  await endBookings(trx, await listOverlapping(trx, booking, now), 'RESERVED_FOR_ANOTHER', now)
}
