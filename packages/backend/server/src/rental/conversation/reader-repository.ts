import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import type { Due } from '../../infrastructure/job/index.ts'
import type { Party } from './message-repository.ts'
import { type ThreadRef, threadColumn, threadColumns, threadId } from './thread-ref.ts'

/** The party of a thread that reads messages, or is notified of them. */
export interface Reader {
  thread: ThreadRef
  party: Party
}

/**
 * Keeps a question from becoming a request before the transaction ends. Writes about a reader begin with it: a
 * request locks the question, then its readers, and would wait for a writer that waits for the question.
 */
async function holdQuestion(trx: Queries, thread: ThreadRef): Promise<void> {
  if ('bookingId' in thread) return
  await trx.selectFrom('question').select('id').where('id', '=', thread.questionId).forKeyShare().execute()
}

/**
 * Marks a reader as waiting for a notification. It locks the reader's row: messages to one reader are numbered in
 * commit order, so that none appears before one that has been read.
 */
export async function markWaiting(trx: Queries, { thread, party }: Reader, now: Date): Promise<void> {
  await holdQuestion(trx, thread)
  await trx
    .insertInto('booking_reader')
    .values({ ...threadColumns(thread), party, waiting_since: now })
    .onConflict((conflict) =>
      conflict
        .columns([threadColumn(thread), 'party'])
        .doUpdateSet({ waiting_since: sql`coalesce(booking_reader.waiting_since, ${now})` }),
    )
    .execute()
}

/**
 * Stores how far a reader has read; never backwards, and never beyond the last message. Read messages cause no
 * notification.
 */
export async function readUpTo(trx: Queries, { thread, party }: Reader, lastId: number): Promise<void> {
  await holdQuestion(trx, thread)
  const column = threadColumn(thread)
  const last = sql<number>`least(${lastId}, (
    SELECT coalesce(max(id), 0) FROM booking_message WHERE ${sql.ref(column)} = ${threadId(thread)}
  ))`
  await trx
    .insertInto('booking_reader')
    .values({ ...threadColumns(thread), party, read_id: last })
    .onConflict((conflict) =>
      conflict
        .columns([column, 'party'])
        .doUpdateSet({ read_id: sql`greatest(booking_reader.read_id, excluded.read_id)` }),
    )
    .execute()

  await trx
    .updateTable('booking_reader as reader')
    .set({ waiting_since: null })
    .where(`reader.${column}`, '=', threadId(thread))
    .where('reader.party', '=', party)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_message as message')
            .select('message.id')
            .whereRef(`message.${column}`, '=', `reader.${column}`)
            .whereRef('message.author', '<>', 'reader.party')
            .whereRef('message.id', '>', 'reader.read_id'),
        ),
      ),
    )
    .execute()
}

/** When readers are notified: of messages that wait since then at least, unless they were notified after `quietSince`. */
export interface NotifyTime {
  waitingSince: Date
  quietSince: Date
}

/** The readers to notify now, at most `limit`. */
export function listUnnotified(db: Queries, time: NotifyTime, { ready, limit }: Due) {
  return unnotified(db, time).where(ready).orderBy('reader.waiting_since').limit(limit).execute()
}

/** Locks a reader; undefined if there is nothing to notify them of any more. */
export function lockUnnotified(trx: Queries, { thread, party }: Reader, time: NotifyTime) {
  return unnotified(trx, time)
    .where(`reader.${threadColumn(thread)}`, '=', threadId(thread))
    .where('reader.party', '=', party)
    .forUpdate('reader')
    .skipLocked()
    .executeTakeFirst()
}

function unnotified(db: Queries, { waitingSince, quietSince }: NotifyTime) {
  return db
    .selectFrom('booking_reader as reader')
    .leftJoin('booking', 'booking.id', 'reader.booking_id')
    .leftJoin('question', 'question.id', 'reader.question_id')
    .innerJoin('flat', (join) =>
      join.on('flat.id', '=', sql<number>`coalesce(booking.flat_id, question.flat_id)`),
    )
    .innerJoin('app_user as tenant', (join) =>
      join.on('tenant.id', '=', sql<string>`coalesce(booking.tenant_id, question.tenant_id)`),
    )
    .innerJoin('app_user as owner', 'owner.id', 'flat.owner_id')
    .select([
      'reader.booking_id',
      'reader.question_id',
      'reader.party',
      'flat.id as flat_id',
      'flat.owner_id',
    ])
    .select(['tenant.id as tenant_id', 'tenant.given_name as tenant_given_name'])
    .select(['tenant.family_name as tenant_family_name', 'owner.given_name as owner_given_name'])
    .select('owner.family_name as owner_family_name')
    .select(
      sql<string | null>`CASE WHEN owner.is_commercial THEN owner.company_name END`.as('owner_company_name'),
    )
    .where('reader.waiting_since', '<=', waitingSince)
    .where((eb) => eb.or([eb('reader.told_at', 'is', null), eb('reader.told_at', '<=', quietSince)]))
}

/** Marks a reader as notified of all unread messages. */
export async function markNotified(trx: Queries, { thread, party }: Reader, now: Date): Promise<void> {
  await trx
    .updateTable('booking_reader')
    .set({ told_at: now, waiting_since: null })
    .where(threadColumn(thread), '=', threadId(thread))
    .where('party', '=', party)
    .execute()
}
