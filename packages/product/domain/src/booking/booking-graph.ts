import type { Day } from '../days/day.ts'
import type { BookingStatus, CancelReason, RequestFilter } from '../statuses.ts'

/** The actors of a booking. */
export type BookingActor = 'TENANT' | 'LANDLORD' | 'ADMIN' | 'SYSTEM'

/** The calls and timers that trigger transitions. */
export type BookingCall =
  | 'new'
  | 'landlordApprove'
  | 'tenantApprove'
  | 'chooseContractType'
  | 'signContract'
  | 'cancel'
  | 'updateBookingAttachment'
  | 'timer'

/** One transition of the graph: who may trigger it by which call, in which status, and the result. */
export interface BookingStep {
  readonly call: BookingCall
  readonly actors: readonly BookingActor[]
  readonly from: readonly BookingStatus[]
  /** The status after an approval. */
  readonly to: BookingStatus
  /** The reason after a refusal; without one the call cannot refuse. */
  readonly declined?: CancelReason
  /** The precondition: a contract to sign, or the other party's signature. */
  readonly needs?: 'CONTRACT' | 'OTHER_SIGNATURE'
}

/** The state graph of a booking. Server, buttons and documentation follow from it. */
export const BOOKING_GRAPH: readonly BookingStep[] = [
  { call: 'new', actors: ['TENANT'], from: [], to: 'REQUESTED' },
  {
    call: 'landlordApprove',
    actors: ['LANDLORD'],
    from: ['REQUESTED'],
    to: 'LANDLORD_APPROVED',
    declined: 'LANDLORD_DECLINED',
  },
  {
    call: 'tenantApprove',
    actors: ['TENANT'],
    from: ['LANDLORD_APPROVED'],
    to: 'WAITING_FOR_CONTRACT',
    declined: 'TENANT_DECLINED',
  },
  {
    call: 'chooseContractType',
    actors: ['LANDLORD', 'ADMIN'],
    from: ['WAITING_FOR_CONTRACT'],
    to: 'WAITING_FOR_CONTRACT',
  },
  {
    call: 'signContract',
    actors: ['TENANT', 'LANDLORD'],
    from: ['WAITING_FOR_CONTRACT'],
    to: 'CONTRACT_APPROVED',
    declined: 'CONTRACT_DECLINED',
    needs: 'CONTRACT',
  },
  {
    call: 'signContract',
    actors: ['TENANT', 'LANDLORD'],
    from: ['CONTRACT_APPROVED'],
    to: 'BOOKING_COMPLETED',
    declined: 'CONTRACT_DECLINED',
    needs: 'OTHER_SIGNATURE',
  },
  {
    call: 'cancel',
    actors: ['TENANT', 'LANDLORD', 'ADMIN'],
    from: ['REQUESTED', 'LANDLORD_APPROVED', 'WAITING_FOR_CONTRACT'],
    to: 'BOOKING_CANCELED',
  },
  {
    call: 'updateBookingAttachment',
    actors: ['ADMIN'],
    from: ['WAITING_FOR_CONTRACT', 'CONTRACT_APPROVED'],
    to: 'WAITING_FOR_CONTRACT',
  },
  {
    call: 'timer',
    actors: ['SYSTEM'],
    from: ['REQUESTED', 'LANDLORD_APPROVED', 'WAITING_FOR_CONTRACT', 'CONTRACT_APPROVED'],
    to: 'BOOKING_CANCELED',
  },
]

/** The statuses that are not final: the filter PENDING. */
export const PENDING_STATUSES = [
  'REQUESTED',
  'LANDLORD_APPROVED',
  'WAITING_FOR_CONTRACT',
  'CONTRACT_APPROVED',
] as const satisfies BookingStatus[]

/** The statuses in which the booking occupies the flat. */
export const CONFIRMED_STATUSES = [
  'WAITING_FOR_CONTRACT',
  'CONTRACT_APPROVED',
  'BOOKING_COMPLETED',
] as const satisfies BookingStatus[]

/** The statuses before both have agreed: a confirmed booking of the same days ends them. */
export const UNCONFIRMED_STATUSES = ['REQUESTED', 'LANDLORD_APPROVED'] as const satisfies BookingStatus[]

/** The statuses with which a booking may run: approved by the landlord at least. */
export const RUNNING_STATUSES = [
  'LANDLORD_APPROVED',
  ...CONFIRMED_STATUSES,
] as const satisfies BookingStatus[]

/** Whether a booking is under way: neither account of its parties can be deleted then. */
export function isRunning({ status, endDate }: { status: BookingStatus; endDate: Day }, today: Day): boolean {
  if (status === 'BOOKING_COMPLETED') return endDate >= today
  return RUNNING_STATUSES.some((running) => running === status)
}

/** A request can be withdrawn until one party has signed its contract. */
export function canCancel(status: BookingStatus): boolean {
  return BOOKING_GRAPH.some(({ call, from }) => call === 'cancel' && from.includes(status))
}

/** Whether a status is not final. */
export function isPending(status: BookingStatus): boolean {
  return PENDING_STATUSES.some((pending) => pending === status)
}

/** Whether the booking occupies the flat. */
export function isConfirmed(status: BookingStatus): boolean {
  return CONFIRMED_STATUSES.some((confirmed) => confirmed === status)
}

/** Whether a filtered list includes bookings of that status. */
export function matchesFilter(filter: RequestFilter, status: BookingStatus): boolean {
  if (filter === 'ALL') return true
  return filter === 'PENDING' ? isPending(status) : filter === status
}
