import {
  BOOKING_GRAPH,
  type BookingActor,
  type BookingCall,
  type BookingState,
  type BookingStep,
  bookingStep,
  type CancelReason,
} from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import { refuse } from './booking-refusals.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { BookingRow } from './booking-repository.ts'

/** An actor's call on a locked booking, with everything a step of the graph needs. */
export interface Transition {
  trx: Queries
  booking: BookingRow
  actor: User
  role: BookingActor
  call: BookingCall
  now: Date
}

/** A party answers as what they are; an administrator who is none of the two acts as one. */
export function roleIn(
  { tenant_id, owner_id }: Pick<BookingRow, 'tenant_id' | 'owner_id'>,
  actor: User,
): BookingActor | undefined {
  if (actor.id === tenant_id) return 'TENANT'
  if (actor.id === owner_id) return 'LANDLORD'
  return actor.isAdmin ? 'ADMIN' : undefined
}

/**
 * The step of the graph that a transition takes.
 *
 * @throws {DomainError} BOOKING_STATUS_CONFLICT (409) with the current status.
 */
export function stepOf({ call, booking, role }: Pick<Transition, 'call' | 'booking' | 'role'>): BookingStep {
  const step = bookingStep(call, stateOf(booking), role)
  if (step) return step

  const { status } = booking
  const details = [{ field: 'status', message: status, code: status }]
  throw refuse('BOOKING_STATUS_CONFLICT', { details })
}

/** Whether the booking is where this answer would lead, because it has been given before. */
export function isRepeated({ call, booking, role }: Transition, approved: boolean): boolean {
  const step = BOOKING_GRAPH.find((row) => row.call === call && row.actors.includes(role))
  if (approved) return step?.to === booking.status

  return step?.declined !== undefined && hasEndedBy(booking, step.declined)
}

export function hasEndedBy({ status, cancel_reason }: BookingRow, reason: CancelReason): boolean {
  return status === 'BOOKING_CANCELED' && cancel_reason === reason
}

type StateColumns = Pick<
  BookingRow,
  | 'status'
  | 'contract_type'
  | 'contract_offered_at'
  | 'contract_hash'
  | 'landlord_signed_at'
  | 'tenant_signed_at'
>

/** A row as the graph looks at it. */
export function stateOf(booking: StateColumns): BookingState {
  return {
    status: booking.status,
    hasContract: hasContract(booking),
    isContractAwaited: booking.contract_type === 'PARTNER_CONTRACT' && !hasContract(booking),
    firstSigner: firstSignerOf(booking),
  }
}

/** Nothing is signed before its file is there: the partner's, or the one signed by hand. */
function hasContract({ contract_offered_at, contract_hash }: StateColumns): boolean {
  return contract_offered_at !== null && contract_hash !== null
}

function firstSignerOf({ landlord_signed_at, tenant_signed_at }: StateColumns): BookingActor | null {
  if (landlord_signed_at && tenant_signed_at)
    return landlord_signed_at <= tenant_signed_at ? 'LANDLORD' : 'TENANT'
  if (landlord_signed_at) return 'LANDLORD'
  return tenant_signed_at ? 'TENANT' : null
}
