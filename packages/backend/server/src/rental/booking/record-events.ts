import type { BookingEvent } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import { notifyParties } from './booking-mails.ts'
import { type EventActor, insertEvents } from './booking-repository.ts'

/** Writes into the timeline of bookings what has happened, and orders the mails about it. */
export async function recordEvents(
  trx: Queries,
  bookingIds: number[],
  event: BookingEvent,
  eventActor: EventActor,
  at: Date,
): Promise<void> {
  if (bookingIds.length === 0) return

  await insertEvents(trx, bookingIds, event, eventActor, at)
  await notifyParties(trx, bookingIds, event, eventActor, at)
}
