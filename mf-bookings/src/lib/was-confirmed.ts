import type { Booking } from '@domizil/api'

/** Whether both parties have agreed, at any time. */
export function wasConfirmed({ events }: Pick<Booking, 'events'>): boolean {
  return events.some(({ type }) => type === 'WAITING_FOR_CONTRACT')
}
