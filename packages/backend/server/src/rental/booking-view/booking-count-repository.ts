import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'

/** All bookings of a flat but the cancelled. */
export async function countRequests(db: Queries, flatId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('flat_id', '=', flatId)
    .where('status', '<>', 'BOOKING_CANCELED')
    .executeTakeFirstOrThrow()

  return count
}

/** The flats of an owner. */
export async function listFlatIdsOf(db: Queries, ownerId: string): Promise<number[]> {
  const rows = await db.selectFrom('flat').select('id').where('owner_id', '=', ownerId).execute()
  return rows.map(({ id }) => id)
}
