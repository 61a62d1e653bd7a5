import { type BookingStatus, BOOKING_GRAPH } from '@domizil/domain'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'

/** The statuses before the first signature, in which a booking can be cancelled. */
const UNSIGNED: readonly BookingStatus[] = BOOKING_GRAPH.find(({ call }) => call === 'cancel')?.from ?? []

/** Locks a user, so that blocks begin and end one after the other. */
export async function lockBlock(trx: Queries, userId: string) {
  return blockOf(trx, userId).forNoKeyUpdate().executeTakeFirst()
}

export async function isBlocked(db: Queries, userId: string): Promise<boolean> {
  return (await blockOf(db, userId).executeTakeFirst())?.blocked_at != null
}

function blockOf(db: Queries, userId: string) {
  return db.selectFrom('app_user').select(['blocked_at', 'blocked_reason']).where('id', '=', userId)
}

/** Blocks a user. Resolves with whether anything changed. */
export async function setBlock(trx: Queries, userId: string, reason: string, now: Date): Promise<boolean> {
  const changed = await trx
    .updateTable('app_user')
    .set({ blocked_at: now, blocked_reason: reason })
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

  return changed !== undefined
}

export async function clearBlock(trx: Queries, userId: string): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ blocked_at: null, blocked_reason: null })
    .where('id', '=', userId)
    .execute()
}

export async function listActiveFlats(trx: Queries, ownerId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('flat')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute()

  return rows.map(({ id }) => id)
}

/** The user's bookings on either side without a signature. */
export function listUnsigned(trx: Queries, userId: string, now: Date) {
  return trx
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select(['booking.id', 'booking.tenant_id'])
    .where((eb) => eb.or([eb('booking.tenant_id', '=', userId), eb('flat.owner_id', '=', userId)]))
    .where('booking.status', 'in', UNSIGNED)
    .orderBy('booking.id')
    .execute()
}
