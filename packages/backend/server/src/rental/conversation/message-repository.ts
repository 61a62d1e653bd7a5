import { type Insertable, type Selectable, sql } from 'kysely'
import { MESSAGES_AT_ONCE } from '@domizil/domain'
import { type BookingMessageTable, bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'

export type MessageRow = Selectable<BookingMessageTable>
export type Party = MessageRow['author']

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>

/** A booking as far as it matters to who may write: its parties, and whether each is still there. */
export async function findThread(db: Queries, bookingId: number, now: Date) {
  return db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .innerJoin('app_user as tenant', 'tenant.id', 'booking.tenant_id')
    .innerJoin('app_user as owner', 'owner.id', 'flat.owner_id')
    .select(['booking.id', 'booking.status', 'booking.tenant_id', 'flat.owner_id'])
    .select(['tenant.deleted_at as tenant_left_at', 'owner.deleted_at as owner_left_at'])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst()
}

/** The newest messages of a booking, or those before one, the newest first; one more than is shown at once. */
export async function listMessages(db: Queries, bookingId: number, before?: number): Promise<MessageRow[]> {
  return db
    .selectFrom('booking_message')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(MESSAGES_AT_ONCE + 1)
    .execute()
}

export async function insertMessage(
  trx: Queries,
  values: Insertable<BookingMessageTable>,
): Promise<MessageRow> {
  return trx.insertInto('booking_message').values(values).returningAll().executeTakeFirstOrThrow()
}

/** The number of unread messages of the other party, for each booking that has any. */
export async function countUnread(
  db: Queries,
  bookingIds: number[],
  reader: Party,
): Promise<ReadonlyMap<number, number>> {
  const rows = await unreadBy(db, reader)
    .select(['message.booking_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('message.booking_id', 'in', bookingIds)
    .groupBy('message.booking_id')
    .execute()

  return new Map(rows.map(({ booking_id, count }) => [booking_id, count]))
}

/** How many messages of tenants the landlord has not read, for each of the flats that have any. */
export async function countUnreadOfFlats(
  db: Queries,
  flatIds: number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await unreadBy(db, 'LANDLORD')
    .innerJoin('booking', 'booking.id', 'message.booking_id')
    .select(['booking.flat_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('booking.flat_id', 'in', flatIds)
    .groupBy('booking.flat_id')
    .execute()

  return new Map(rows.map(({ flat_id, count }) => [flat_id, count]))
}

const unreadBy = (db: Queries, reader: Party) =>
  db
    .selectFrom('booking_message as message')
    .leftJoin('booking_reader as reader', (join) =>
      join.onRef('reader.booking_id', '=', 'message.booking_id').on('reader.party', '=', reader),
    )
    .where('message.author', '<>', reader)
    .where('message.id', '>', sql<number>`coalesce(reader.read_id, 0)`)
