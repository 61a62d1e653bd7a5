import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../foundation/tables/index.ts'

export type StayFileRow = Selectable<Tables['booking_file']>

export async function insertStayFile(
  trx: Queries,
  values: Insertable<Tables['booking_file']>,
): Promise<StayFileRow> {
  return trx.insertInto('booking_file').values(values).returningAll().executeTakeFirstOrThrow()
}

export async function findStayFile(db: Queries, bookingId: number, id: number) {
  return db
    .selectFrom('booking_file')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Files by their ids, in the order in which they were added. */
export async function listStayFiles(db: Queries, ids: readonly number[]): Promise<StayFileRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('booking_file').selectAll().where('id', 'in', ids).orderBy('id').execute()
}

/** How many files of a person wait for something to name them. */
export async function countUnused(db: Queries, bookingId: number, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('booking_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('booking_id', '=', bookingId)
    .where('uploaded_by', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks own files as used: the other party sees them from now on. Resolves with whether all of them are there. */
export async function claimStayFiles(
  trx: Queries,
  { bookingId, userId, ids }: { bookingId: number; userId: string; ids: readonly number[] },
  now: Date,
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const found = await trx
    .updateTable('booking_file')
    .set((eb) => ({ used_at: eb.fn.coalesce('used_at', eb.val(now)) }))
    .where('booking_id', '=', bookingId)
    .where('uploaded_by', '=', userId)
    .where('id', 'in', wanted)
    .returning('id')
    .execute()
  return found.length === wanted.length
}

/** Gives up files that are no longer named: like those that never were they are deleted later. Evidence of a deduction stays. */
export async function releaseStayFiles(
  trx: Queries,
  { bookingId, ids }: { bookingId: number; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('booking_file')
    .set({ used_at: null })
    .where('booking_id', '=', bookingId)
    .where('id', 'in', ids)
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM deposit_deduction AS deduction
        WHERE deduction.booking_id = booking_file.booking_id AND booking_file.id = ANY (deduction.file_ids))`,
    )
    .execute()
}

/** Deletes what was added before that moment and never used, at most `limit`. */
export async function deleteUnused(trx: Queries, before: Date, limit: number): Promise<StayFileRow[]> {
  return trx
    .deleteFrom('booking_file')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('booking_file as unused')
        .select('unused.id')
        .where('unused.used_at', 'is', null)
        .where('unused.created_at', '<', before)
        .orderBy('unused.created_at')
        .limit(limit),
    )
    .returningAll()
    .execute()
}
