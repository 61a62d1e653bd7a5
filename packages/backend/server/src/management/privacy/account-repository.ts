import { RUNNING_STATUSES, UNCONFIRMED_STATUSES } from '@domizil/domain'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'
import type { Due } from '../../infrastructure/job/index.ts'
import { dayOf } from '../../foundation/kernel/index.ts'

/** Deleted accounts whose retention has ended by that day, at most `limit`. */
export async function listUnlocked(db: Queries, today: string, { ready, limit }: Due): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('locked_until', '<', today)
    .where(ready)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends the retention of a user's records. */
export async function unlock(trx: Queries, userId: string): Promise<void> {
  await trx.updateTable('app_user').set({ locked_until: null }).where('id', '=', userId).execute()
}

/** Prevents concurrent rows that refer to the user, until the transaction ends. */
export async function lockUserForDeletion(trx: Queries, userId: string): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
}

/** The bookings of a user as tenant or landlord. */
function bookingsOf(db: Queries, userId: string, now: Date) {
  return db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .where((eb) => eb.or([eb('booking.tenant_id', '=', userId), eb('flat.owner_id', '=', userId)]))
    .orderBy('booking.id')
}

/** Bookings under way, of either side: the same rule as `isRunning`. */
export async function listRunning(db: Queries, userId: string, now: Date) {
  return bookingsOf(db, userId, now)
    .select([
      'booking.id',
      'booking.status',
      'booking.start_date',
      'booking.end_date',
      'flat.title_en',
      'flat.title_local',
      'flat.language_tag',
    ])
    .where('booking.status', 'in', RUNNING_STATUSES)
    .where((eb) =>
      eb.or([eb('booking.status', '<>', 'BOOKING_COMPLETED'), eb('booking.end_date', '>=', dayOf(now))]),
    )
    .execute()
}

export type RunningRow = Awaited<ReturnType<typeof listRunning>>[number]

/** Unanswered requests by a user, and for the user's flats. */
export async function listUnanswered(db: Queries, userId: string, now: Date) {
  const rows = await bookingsOf(db, userId, now)
    .select(['booking.id', 'booking.tenant_id'])
    .where('booking.status', 'in', UNCONFIRMED_STATUSES)
    .execute()
  const isMade = (row: { tenant_id: string }) => row.tenant_id === userId

  return {
    made: rows.filter(isMade).map(({ id }) => id),
    received: rows.filter((row) => !isMade(row)).map(({ id }) => id),
  }
}
