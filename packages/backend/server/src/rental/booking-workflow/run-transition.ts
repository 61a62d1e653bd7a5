import type { Booking } from '@domizil/api/schemas'
import { type AuditAction, type BookingActor, type BookingCall, mayEverCall } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { recordAction } from '../../infrastructure/audit/index.ts'
import {
  type BookingRow,
  bookingNotFound,
  findBooking,
  lockBooking,
  notYourTurn,
  roleIn,
  type Transition,
} from '../booking/index.ts'
import { readBooking } from '../booking-view/index.ts'

/** What the audit log calls each call; null where it is never an administrator's. */
const ACTIONS = {
  new: null,
  landlordApprove: null,
  tenantApprove: null,
  chooseContractType: 'CONTRACT_CHOSEN',
  signContract: null,
  cancel: 'BOOKING_CANCELED',
  updateBookingAttachment: 'ATTACHMENT_REPLACED',
  timer: null,
} as const satisfies Record<BookingCall, AuditAction | null>

/** An actor's call on a booking. */
export interface TransitionCommand {
  actor: User
  id: number
  call: BookingCall
  /** The role to act in, if it differs from the actor's role in the booking. */
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
export async function runTransition(
  db: Database,
  { actor, id, call, role: givenRole, reason }: TransitionCommand,
  now: Date,
  act: (transition: Transition) => Promise<void>,
): Promise<Booking> {
  return db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id, now)
    const role = booking && (givenRole ?? roleIn(booking, actor))
    if (!booking || !role) throw bookingNotFound()
    if (!mayEverCall(call, role)) throw notYourTurn()

    const transition = { trx, booking, actor, role, call, now }
    await act(transition)
    await auditTransition(transition, reason)
    return readBooking(trx, id, { reader: role, now })
  })
}

/** Records an administrator’s transition in the audit log, if it has changed the booking. */
async function auditTransition(
  { trx, booking, actor, role, call, now }: Transition,
  reason: string | undefined,
): Promise<void> {
  const action = ACTIONS[call]
  if (role !== 'ADMIN' || !action) return
  const after = await findBooking(trx, booking.id, now)
  if (!after || after.version === booking.version) return

  const subject = { action, subjectType: 'BOOKING', subjectId: booking.id } as const
  await recordAction(trx, actor, { ...subject, before: factsOf(booking), after: factsOf(after), reason }, now)
}

function factsOf({ status, contract_type, contract_hash }: BookingRow) {
  return { status, contractType: contract_type, contractHash: contract_hash }
}
