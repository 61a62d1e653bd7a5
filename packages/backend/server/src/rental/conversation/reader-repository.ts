import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import type { Party } from './message-repository.ts'

/** The party of a booking that reads messages, or is notified of them. */
export interface Reader {
  bookingId: number
  party: Party
}

/**
 * Marks a reader as waiting for a notification. It locks the reader's row: messages to one reader are numbered in
 * commit order, so that none appears before one that has been read.
 */
export async function markWaiting(trx: Queries, { bookingId, party }: Reader, now: Date): Promise<void> {
  await trx
    .insertInto('booking_reader')
    .values({ booking_id: bookingId, party, waiting_since: now })
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'party'])
        .doUpdateSet({ waiting_since: sql`coalesce(booking_reader.waiting_since, ${now})` }),
    )
    .execute()
}

/**
 * Stores how far a reader has read; never backwards, and never beyond the last message. Read messages cause no
 * notification.
 */
export async function readUpTo(trx: Queries, { bookingId, party }: Reader, lastId: number): Promise<void> {
  const last = sql<number>`least(${lastId}, (
    SELECT coalesce(max(id), 0) FROM booking_message WHERE booking_id = ${bookingId}
  ))`
  await trx
    .insertInto('booking_reader')
    .values({ booking_id: bookingId, party, read_id: last })
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'party'])
        .doUpdateSet({ read_id: sql`greatest(booking_reader.read_id, excluded.read_id)` }),
    )
    .execute()

  await trx
    .updateTable('booking_reader as reader')
    .set({ waiting_since: null })
    .where('reader.booking_id', '=', bookingId)
    .where('reader.party', '=', party)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_message as message')
            .select('message.id')
            .whereRef('message.booking_id', '=', 'reader.booking_id')
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
export function listUnnotified(
  db: Queries,
  time: NotifyTime,
  { ready, limit }: { ready: RawBuilder<boolean>; limit: number },
) {
  return unnotified(db, time).where(ready).orderBy('reader.booking_id').limit(limit).execute()
}

/** Locks a reader; undefined if there is nothing to notify them of any more. */
export function lockUnnotified(trx: Queries, { bookingId, party }: Reader, time: NotifyTime) {
  return unnotified(trx, time)
    .where('reader.booking_id', '=', bookingId)
    .where('reader.party', '=', party)
    .forUpdate('reader')
    .skipLocked()
    .executeTakeFirst()
}

function unnotified(db: Queries, { waitingSince, quietSince }: NotifyTime) {
  return db
    .selectFrom('booking_reader as reader')
    .innerJoin('booking', 'booking.id', 'reader.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select(['reader.booking_id', 'reader.party', 'booking.tenant_id', 'booking.flat_id', 'flat.owner_id'])
    .where('reader.waiting_since', '<=', waitingSince)
    .where((eb) => eb.or([eb('reader.told_at', 'is', null), eb('reader.told_at', '<=', quietSince)]))
}

/** Marks a reader as notified of all unread messages. */
export async function markNotified(trx: Queries, { bookingId, party }: Reader, now: Date): Promise<void> {
  await trx
    .updateTable('booking_reader')
    .set({ told_at: now, waiting_since: null })
    .where('booking_id', '=', bookingId)
    .where('party', '=', party)
    .execute()
}
