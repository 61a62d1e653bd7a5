import type { Booking } from '@domizil/api'
import type { BookingAction, BookingStatus } from '@domizil/domain'
import type { Tone } from '@domizil/ui/parts'

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

const ANSWERS: readonly BookingAction[] = ['landlordApprove', 'tenantApprove', 'signContract']

/** Whether the other side waits for an answer of the reader. */
export function isMyTurn({
  allowedActions,
  contract,
}: Pick<Booking, 'allowedActions' | 'contract'>): boolean {
  const offersContract = allowedActions.includes('chooseContractType') && !contract
  return offersContract || allowedActions.some((action) => ANSWERS.includes(action))
}

/** The statuses on the way to a rented flat, in order. */
export const WAY = [
  'REQUESTED',
  'LANDLORD_APPROVED',
  'WAITING_FOR_CONTRACT',
  'CONTRACT_APPROVED',
  'BOOKING_COMPLETED',
] as const satisfies BookingStatus[]

/** How far a request has come: the place of its status, and for a cancelled one the last it had reached. */
export function reachedStep({ status, events }: Pick<Booking, 'status' | 'events'>): number {
  const reached = [status, ...events.map(({ type }) => type)].map((one) =>
    WAY.findIndex((step) => step === one),
  )
  return Math.max(0, ...reached)
}

/** When a request came to one of the statuses; undefined before. */
export function momentOfStep({ createdAt, events }: Booking, step: BookingStatus): string | undefined {
  return step === 'REQUESTED' ? createdAt : events.find(({ type }) => type === step)?.at
}

/** When, and with which words, a request has ended. */
export function endOf({ cancelReason, events }: Pick<Booking, 'cancelReason' | 'events'>) {
  return events.findLast(({ type }) => type === cancelReason)
}
