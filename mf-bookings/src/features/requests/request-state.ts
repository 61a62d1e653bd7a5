import type { Booking } from '@domizil/api'
import type { BookingAction, BookingEventType, BookingStatus } from '@domizil/domain'
import type { Tone } from '@domizil/ui/parts'
import { type EndedRequest, endingOf } from './request-ending.ts'

const TONES: Record<BookingStatus, Tone> = {
  REQUESTED: 'info',
  LANDLORD_APPROVED: 'warn',
  WAITING_FOR_CONTRACT: 'warn',
  CONTRACT_APPROVED: 'warn',
  BOOKING_COMPLETED: 'ok',
  BOOKING_CANCELED: 'neutral',
}

export function toneOf(status: BookingStatus): Tone {
  return TONES[status]
}

/**
 * The status as a reader is shown it. A cancelled request says how it has ended. While both wait for the contract's file its status is WAITING_FOR_CONTRACT; once
 * the file is there, it only waits to be signed.
 */
export function shownStatusOf(request: EndedRequest & Pick<Booking, 'contract'>) {
  const { status, contract } = request
  if (status === 'BOOKING_CANCELED') return endingOf(request) ?? status
  if (!contract) return status
  if (status === 'CONTRACT_APPROVED' && contract.isHandSigned) return 'CONTRACT_HALF_CONFIRMED'
  if (status !== 'WAITING_FOR_CONTRACT') return status

  if (waitsForSignedFile(request)) return 'CONTRACT_TO_PRINT'
  if (!contract.documentHash) return 'CONTRACT_IN_PREPARATION'
  return contract.isHandSigned ? 'CONTRACT_SIGNED_BY_HAND' : 'CONTRACT_READY'
}

/** Whether the platform's contract was made to be printed, and its signed file is not there yet. */
export function waitsForSignedFile({ status, contract }: Pick<Booking, 'status' | 'contract'>): boolean {
  const isPrintout = contract?.type === 'PLATFORM_CONTRACT' && !contract.documentHash
  return status === 'WAITING_FOR_CONTRACT' && isPrintout
}

const ANSWERS: readonly BookingAction[] = ['landlordApprove', 'tenantApprove', 'signContract']

/** Whether the other party waits for the reader. */
export function needsMyAction(
  request: Pick<
    Booking,
    'allowedActions' | 'status' | 'contract' | 'depositReturn' | 'handovers' | 'lastDay' | 'role'
  >,
): boolean {
  const { allowedActions, contract, depositReturn, handovers, role } = request
  if (handovers.some(({ turn }) => turn === role)) return true
  if (depositReturn?.turn === role || waitsForLastDay(request)) return true
  const isContractMissing = !contract || waitsForSignedFile(request)
  const offersContract = allowedActions.includes('chooseContractType') && isContractMissing
  return offersContract || allowedActions.some((action) => ANSWERS.includes(action))
}

/** Whether a proposal of another last day waits for the reader's answer or signature. */
function waitsForLastDay({ lastDay }: Pick<Booking, 'lastDay'>): boolean {
  const allowed = lastDay?.proposal?.allowed ?? []
  return allowed.includes('accept') || allowed.includes('sign')
}

/** The statuses on the way to a completed booking, in order. */
export const WAY = [
  'REQUESTED',
  'LANDLORD_APPROVED',
  'WAITING_FOR_CONTRACT',
  'CONTRACT_APPROVED',
  'BOOKING_COMPLETED',
] as const satisfies BookingStatus[]

type Step = (typeof WAY)[number]

/** The step of the way at which the history shows an event; `END` for those that cancel, null for those it leaves out. */
const STEP_OF_EVENT = {
  REQUESTED: 'REQUESTED',
  REQUEST_RESTORED: null,
  LANDLORD_APPROVED: 'LANDLORD_APPROVED',
  WAITING_FOR_CONTRACT: 'WAITING_FOR_CONTRACT',
  CONTRACT_OFFERED: null,
  CONTRACT_AWAITED: null,
  CONTRACT_APPROVED: 'CONTRACT_APPROVED',
  BOOKING_COMPLETED: 'BOOKING_COMPLETED',
  END_DATE_PROPOSED: null,
  END_DATE_ACCEPTED: null,
  END_DATE_DECLINED: null,
  END_DATE_CHANGED: null,
  END_DATE_LAPSED: null,
  LANDLORD_DECLINED: 'END',
  TENANT_DECLINED: 'END',
  CONTRACT_DECLINED: 'END',
  CANCELED_BY_TENANT: 'END',
  CANCELED_BY_LANDLORD: 'END',
  CANCELED_BY_ADMIN: 'END',
  RESERVED_FOR_ANOTHER: 'END',
  FLAT_WITHDRAWN: 'END',
  OFFER_REMOVED: 'END',
  TENANT_REMOVED: 'END',
  EXPIRED: 'END',
} as const satisfies Record<BookingEventType, Step | 'END' | null>

/** The events that count: another contract voids the signature under the one before, and a request that comes back begins again. */
function countedEvents(all: Booking['events']): Booking['events'] {
  const events = all.slice(all.findLastIndex(({ type }) => type === 'REQUEST_RESTORED') + 1)
  const offered = events.findLastIndex(({ type }) => type === 'CONTRACT_OFFERED')
  return events.filter(({ type }, at) => type !== 'CONTRACT_APPROVED' || at > offered)
}

/** The progress of a request: the index of its status, for a cancelled one of the last status before. */
export function reachedStep({ status, events }: Pick<Booking, 'status' | 'events'>): number {
  const reached = [status, ...countedEvents(events).map(({ type }) => STEP_OF_EVENT[type])].map((one) =>
    WAY.findIndex((step) => step === one),
  )
  return Math.max(0, ...reached)
}

/** The time at which a request reached a status; undefined if it has not. */
export function momentOfStep({ createdAt, events }: Booking, step: BookingStatus): string | undefined {
  return step === 'REQUESTED'
    ? createdAt
    : countedEvents(events).find(({ type }) => STEP_OF_EVENT[type] === step)?.at
}
