import type { BookingStatus, CancelReason, RequestFilter } from './statuses.ts'

/** Who can act in a booking. */
export type BookingActor = 'TENANT' | 'LANDLORD' | 'ADMIN' | 'SYSTEM'

/** The calls and timers that move a booking. */
export type BookingCall =
  | 'new'
  | 'landlordApprove'
  | 'tenantApprove'
  | 'chooseContractType'
  | 'signContract'
  | 'cancel'
  | 'updateBookingAttachment'
  | 'timer'

/** One row of the graph: who may call what, in which status, and what comes of it. */
export interface BookingStep {
  readonly call: BookingCall
  readonly actors: readonly BookingActor[]
  readonly from: readonly BookingStatus[]
  /** The status after a yes. */
  readonly to: BookingStatus
  /** The reason that a no leaves behind; without one there is no such answer. */
  readonly declined?: CancelReason
  /** What has to be there: a contract to sign, or somebody else's signature. */
  readonly needs?: 'CONTRACT' | 'OTHER_SIGNATURE'
}

/** The whole way of a booking. It drives the server, the buttons and the documentation. */
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

/** The statuses that are not final: what the filter PENDING shows. */
export const PENDING_STATUSES = [
  'REQUESTED',
  'LANDLORD_APPROVED',
  'WAITING_FOR_CONTRACT',
  'CONTRACT_APPROVED',
] as const satisfies BookingStatus[]

/** The statuses in which the flat is taken for the booking's period. */
export const CONFIRMED_STATUSES = [
  'WAITING_FOR_CONTRACT',
  'CONTRACT_APPROVED',
  'BOOKING_COMPLETED',
] as const satisfies BookingStatus[]

/** The statuses that still wait for both to agree: another booking of the same days ends them. */
export const UNCONFIRMED_STATUSES = ['REQUESTED', 'LANDLORD_APPROVED'] as const satisfies BookingStatus[]

/** A request can be withdrawn until its contract has been approved by one side. */
export function canCancel(status: BookingStatus): boolean {
  return BOOKING_GRAPH.some(({ call, from }) => call === 'cancel' && from.includes(status))
}

/** True while a booking can still end in two ways. */
export function isPending(status: BookingStatus): boolean {
  return PENDING_STATUSES.some((pending) => pending === status)
}

/** True while the flat is kept free for the booking. */
export function isConfirmed(status: BookingStatus): boolean {
  return CONFIRMED_STATUSES.some((confirmed) => confirmed === status)
}

/** Whether a list narrowed by the filter shows a booking of that status. */
export function matchesFilter(filter: RequestFilter, status: BookingStatus): boolean {
  if (filter === 'ALL') return true
  return filter === 'PENDING' ? isPending(status) : filter === status
}
