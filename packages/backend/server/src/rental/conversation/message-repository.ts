import { type Insertable, type Selectable, sql } from 'kysely'
import { MESSAGES_AT_ONCE } from '@domizil/domain'
import type { Queries, Tables } from '../../foundation/tables/index.ts'
import { type ThreadRef, threadColumn, threadId } from './thread-ref.ts'

export type MessageRow = Selectable<Tables['booking_message']>
export type Party = MessageRow['author']

/** The newest messages of a thread, or those before one, the newest first; one more than is shown at once. */
export async function listMessages(db: Queries, thread: ThreadRef, before?: number): Promise<MessageRow[]> {
  return db
    .selectFrom('booking_message')
    .selectAll()
    .where(threadColumn(thread), '=', threadId(thread))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(MESSAGES_AT_ONCE + 1)
    .execute()
}

/** One message; undefined if there is none. */
export async function findMessage(db: Queries, id: number): Promise<MessageRow | undefined> {
  return db.selectFrom('booking_message').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertMessage(
  trx: Queries,
  values: Insertable<Tables['booking_message']>,
): Promise<MessageRow> {
  return trx.insertInto('booking_message').values(values).returningAll().executeTakeFirstOrThrow()
}

/** The number of unread messages of the other party, for each booking that has any. */
export async function countUnread(
  db: Queries,
  bookingIds: number[],
  reader: Party,
): Promise<ReadonlyMap<number, number>> {
  return countUnreadBy(db, 'booking_id', bookingIds, reader)
}

/** The same for questions. */
export async function countUnreadQuestions(
  db: Queries,
  questionIds: number[],
  reader: Party,
): Promise<ReadonlyMap<number, number>> {
  return countUnreadBy(db, 'question_id', questionIds, reader)
}

async function countUnreadBy(
  db: Queries,
  column: 'booking_id' | 'question_id',
  ids: number[],
  reader: Party,
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await unreadBy(db, column, reader)
    .select([`message.${column} as id`, (eb) => eb.fn.countAll<number>().as('count')])
    .where(`message.${column}`, 'in', ids)
    .groupBy(`message.${column}`)
    .execute()

  return new Map(rows.map(({ id, count }) => [id ?? 0, count]))
}

/** The last viewing that was accepted in the thread of each booking that has one. */
export async function listAgreedViewings(
  db: Queries,
  bookingIds: number[],
): Promise<ReadonlyMap<number, string>> {
  const time = sql<string>`viewing ->> 'time'`
  const rows = await db
    .selectFrom('booking_message')
    .distinctOn('booking_id')
    .select(['booking_id', time.as('time')])
    .where('booking_id', 'in', bookingIds)
    .where(time, 'is not', null)
    .orderBy('booking_id')
    .orderBy('id', 'desc')
    .execute()

  return new Map(rows.map((row) => [row.booking_id ?? 0, row.time]))
}

/** What a reader has not read about viewings, the newest last: proposals, and answers with what they answer. */
export function listUnreadViewings(db: Queries, { thread, party }: { thread: ThreadRef; party: Party }) {
  return unreadBy(db, threadColumn(thread), party)
    .leftJoin('booking_message as proposal', (join) =>
      join.on('proposal.id', '=', sql<number>`(message.viewing ->> 'messageId')::bigint`),
    )
    .select(['message.viewing', 'proposal.viewing as answered'])
    .where(`message.${threadColumn(thread)}`, '=', threadId(thread))
    .where('message.viewing', 'is not', null)
    .where('message.hidden_at', 'is', null)
    .orderBy('message.id')
    .execute()
}

/** How many messages of tenants the landlord has not read, for each of the flats that have any. */
export async function countUnreadOfFlats(
  db: Queries,
  flatIds: number[],
): Promise<ReadonlyMap<number, number>> {
  if (flatIds.length === 0) return new Map()
  const inBookings = await unreadBy(db, 'booking_id', 'LANDLORD')
    .innerJoin('booking', 'booking.id', 'message.booking_id')
    .select(['booking.flat_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('booking.flat_id', 'in', flatIds)
    .groupBy('booking.flat_id')
    .execute()
  const inQuestions = await unreadBy(db, 'question_id', 'LANDLORD')
    .innerJoin('question', 'question.id', 'message.question_id')
    .select(['question.flat_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('question.flat_id', 'in', flatIds)
    .groupBy('question.flat_id')
    .execute()

  const counts = new Map<number, number>()
  for (const { flat_id, count } of [...inBookings, ...inQuestions]) {
    counts.set(flat_id, (counts.get(flat_id) ?? 0) + count)
  }
  return counts
}

/** The number of messages of landlords that the tenant has not read, in requests and questions. */
export async function countUnreadOfTenant(db: Queries, tenantId: string): Promise<number> {
  const inBookings = await unreadBy(db, 'booking_id', 'TENANT')
    .innerJoin('booking', 'booking.id', 'message.booking_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('booking.tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const inQuestions = await unreadBy(db, 'question_id', 'TENANT')
    .innerJoin('question', 'question.id', 'message.question_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('question.tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()

  return inBookings.count + inQuestions.count
}

const unreadBy = (db: Queries, column: 'booking_id' | 'question_id', reader: Party) =>
  db
    .selectFrom('booking_message as message')
    .leftJoin('booking_reader as reader', (join) =>
      join.onRef(`reader.${column}`, '=', `message.${column}`).on('reader.party', '=', reader),
    )
    .where('message.author', '<>', reader)
    .where('message.id', '>', sql<number>`coalesce(reader.read_id, 0)`)
