import type { BookingEvent } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import { tellParties } from './booking-mails.ts'
import { type Doer, insertEvents } from './booking-repository.ts'

/** Writes into the timeline of bookings what has happened, and orders the mails about it. */
export async function recordEvents(
  trx: Queries,
  bookingIds: number[],
  event: BookingEvent,
  doer: Doer,
  at: Date,
): Promise<void> {
  if (bookingIds.length === 0) return

  await insertEvents(trx, bookingIds, event, doer, at)
  await tellParties(trx, bookingIds, event, doer, at)
}
