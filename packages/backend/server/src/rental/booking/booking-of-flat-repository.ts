import { type BookingStatus, CONFIRMED_STATUSES, hasToAct, PENDING_STATUSES } from '@domizil/domain'
import { dayOf } from '../../foundation/kernel/index.ts'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'
import { endBookings, listIdsOfFlat } from './booking-end-repository.ts'
import { stateOf } from './booking-state.ts'

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

/** The number of requests for these flats that need the landlord's action. */
export async function countLandlordActions(db: Queries, flatIds: number[], now: Date): Promise<number> {
  return (await listLandlordActions(db, flatIds, now)).length
}

/** The flat of each request that needs the landlord's action: a flat with two is listed twice. */
export async function listLandlordActions(db: Queries, flatIds: number[], now: Date): Promise<number[]> {
  if (flatIds.length === 0) return []
  const open = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select(['flat_id', 'status', 'contract_type', 'contract_offered_at', 'contract_hash'])
    .select(['landlord_signed_at', 'tenant_signed_at'])
    .where('flat_id', 'in', flatIds)
    .where('status', 'in', PENDING_STATUSES)
    .execute()

  return open.filter((booking) => hasToAct(stateOf(booking), 'LANDLORD')).map(({ flat_id: flatId }) => flatId)
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
