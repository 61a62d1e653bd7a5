import { type BookingStatus, CONFIRMED_STATUSES } from '@domizil/domain'
import { dayOf } from '../../foundation/kernel/index.ts'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'
import { endBookings, listIdsOfFlat } from './booking-end-repository.ts'

/** Whether the flat has a confirmed booking that has not ended. */
export function hasConfirmedBooking(db: Queries, flatId: number, now: Date): Promise<boolean> {
  return hasBooking(db, flatId, CONFIRMED_STATUSES, now)
}

/** Whether a booking is under way: approved by the landlord at least, and not over. */
export function hasRunningBooking(db: Queries, flatId: number, now: Date): Promise<boolean> {
  return hasBooking(db, flatId, ['LANDLORD_APPROVED', ...CONFIRMED_STATUSES], now)
}

/** Cancels the requests for a flat that is taken off the market. */
export async function cancelRequests(
  trx: Queries,
  flatId: number,
  statuses: readonly BookingStatus[],
  now: Date,
): Promise<void> {
  await endBookings(trx, await listIdsOfFlat(trx, flatId, statuses, now), 'FLAT_WITHDRAWN', now)
}

async function hasBooking(
  db: Queries,
  flatId: number,
  statuses: readonly BookingStatus[],
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select('id')
    .where('flat_id', '=', flatId)
    .where('status', 'in', statuses)
    .where((eb) => eb.or([eb('status', '<>', 'BOOKING_COMPLETED'), eb('end_date', '>=', dayOf(now))]))
    .limit(1)
    .executeTakeFirst()

  return found !== undefined
}
