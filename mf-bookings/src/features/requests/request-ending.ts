import type { Booking } from '@domizil/api'
import { type BookingEnding, bookingEnding, type CancelReason } from '@domizil/domain'
import { wasConfirmed } from '../../lib/was-confirmed.ts'

export type EndedRequest = Pick<Booking, 'status' | 'cancelReason' | 'events'>

/** How a request has ended; undefined as long as it has not. */
export function endingOf({ cancelReason, events }: EndedRequest): BookingEnding | undefined {
  return cancelReason ? bookingEnding(cancelReason, wasConfirmed({ events })) : undefined
}

/** The time and the message of a cancellation. */
export function endOf({ cancelReason, events }: Pick<Booking, 'cancelReason' | 'events'>) {
  return events.findLast(({ type }) => type === cancelReason)
}

const ENDED_BY: Partial<Record<CancelReason, Booking['role']>> = {
  LANDLORD_DECLINED: 'LANDLORD',
  CANCELED_BY_LANDLORD: 'LANDLORD',
  TENANT_DECLINED: 'TENANT',
  CANCELED_BY_TENANT: 'TENANT',
}

/** The text of a cancellation's reason: readers who ended it themselves are not told about a third person. */
export function endTextOf(request: EndedRequest & Pick<Booking, 'role'>): string {
  const { role, cancelReason } = request
  const ending = endingOf(request)
  const endedBy = cancelReason && (ENDED_BY[cancelReason] ?? endOf(request)?.actor)
  if (endedBy === role) return `ended.you.${ending}`
  if (ending === 'CONTRACT_DECLINED' && isParty(endedBy)) return `ended.contractDeclined.${endedBy}`
  if (ending === 'WITHDRAWN') return 'ended.withdrawn'

  return `cancelReason.${ending === 'DECLINED' && endedBy ? `${endedBy}_DECLINED` : cancelReason}`
}

function isParty(actor: string | null | undefined): actor is Booking['role'] {
  return actor === 'TENANT' || actor === 'LANDLORD'
}
