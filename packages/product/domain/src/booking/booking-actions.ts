import { BOOKING_GRAPH, type BookingActor, type BookingCall, type BookingStep } from './booking-graph.ts'
import type { BookingStatus, CancelReason } from '../statuses.ts'

/** The actions of a booking, in button order. */
export const BOOKING_ACTIONS = [
  'landlordApprove',
  'landlordDecline',
  'tenantApprove',
  'tenantDecline',
  'chooseContractType',
  'signContract',
  'declineContract',
  'cancel',
] as const
export type BookingAction = (typeof BOOKING_ACTIONS)[number]

/** The state of a booking that determines the allowed actions. */
export interface BookingState {
  readonly status: BookingStatus
  /** Whether there is a contract to sign. */
  readonly hasContract?: boolean
  /** Whether the partner prepares the contract: the landlord may change it, and need not. */
  readonly isContractAwaited?: boolean
  /** The party that has signed first, of two. */
  readonly firstSigner?: BookingActor | null
}

const CALL_OF_ACTION: Record<BookingAction, BookingCall> = {
  landlordApprove: 'landlordApprove',
  landlordDecline: 'landlordApprove',
  tenantApprove: 'tenantApprove',
  tenantDecline: 'tenantApprove',
  chooseContractType: 'chooseContractType',
  signContract: 'signContract',
  declineContract: 'signContract',
  cancel: 'cancel',
}

const CANCEL_REASON_OF: Record<BookingActor, CancelReason> = {
  TENANT: 'CANCELED_BY_TENANT',
  LANDLORD: 'CANCELED_BY_LANDLORD',
  ADMIN: 'CANCELED_BY_ADMIN',
  SYSTEM: 'EXPIRED',
}

/** All actions that the actor may take now. */
export function allowedActions(booking: BookingState, actor: BookingActor): BookingAction[] {
  return BOOKING_ACTIONS.filter((action) => bookingStep(CALL_OF_ACTION[action], booking, actor) !== undefined)
}

/** The transition that a call triggers; undefined if the actor may not make it now. */
export function bookingStep(
  call: BookingCall,
  booking: BookingState,
  actor: BookingActor,
): BookingStep | undefined {
  return BOOKING_GRAPH.find(
    (step) =>
      step.call === call &&
      step.actors.includes(actor) &&
      step.from.includes(booking.status) &&
      hasWhatItNeeds(step, booking, actor),
  )
}

/** Whether the actor may ever make the call, in any status. */
export function mayEverCall(call: BookingCall, actor: BookingActor): boolean {
  return BOOKING_GRAPH.some((step) => step.call === call && step.actors.includes(actor))
}

/**
 * Whether the actor has to act: the other party waits for an answer, a contract or a signature. Cancelling does not
 * count.
 */
export function hasToAct(booking: BookingState, actor: BookingActor): boolean {
  const actions = allowedActions(booking, actor)
  const isContractMissing = !booking.hasContract && !booking.isContractAwaited
  const offersContract = actions.includes('chooseContractType') && isContractMissing
  return offersContract || actions.some((action) => ANSWERS.has(action))
}

/** The reason recorded for a cancellation by the actor. */
export function cancelReasonOf(actor: BookingActor): CancelReason {
  return CANCEL_REASON_OF[actor]
}

const ANSWERS: ReadonlySet<BookingAction> = new Set(['landlordApprove', 'tenantApprove', 'signContract'])

function hasWhatItNeeds({ needs }: BookingStep, booking: BookingState, actor: BookingActor): boolean {
  if (needs === 'CONTRACT') return booking.hasContract === true
  if (needs === 'OTHER_SIGNATURE') return booking.firstSigner != null && booking.firstSigner !== actor
  return true
}
