import type { Day } from '@domizil/domain'
import type { RawBuilder, Updateable } from 'kysely'
import type { FlatRow } from './flat-repository.ts'
import type { Queries, Tables } from '../../foundation/tables/index.ts'

/** What an owner can fill in, as columns. */
export type FlatColumns = Omit<
  Updateable<Tables['flat']>,
  'owner_id' | 'version' | 'status' | 'created_at' | 'shift_metres' | 'shift_bearing'
>
/** The columns without which there is no flat. */
export type AddressColumns = Pick<
  FlatRow,
  | 'street'
  | 'house_number'
  | 'postcode'
  | 'city'
  | 'district'
  | 'country_code'
  | 'language_tag'
  | 'latitude'
  | 'longitude'
>

/** Locks the flat: its pictures, its bookings and its status change one after the other. */
export async function lockFlat(db: Queries, id: number): Promise<FlatRow | undefined> {
  return db.selectFrom('flat').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function insertFlat(
  db: Queries,
  ownerId: string,
  columns: FlatColumns & AddressColumns,
  now: Date,
): Promise<FlatRow> {
  return db
    .insertInto('flat')
    .values({ ...columns, owner_id: ownerId, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes the columns and counts the version up; says when and by whom. */
export async function updateFlat(
  db: Queries,
  id: number,
  columns: Updateable<Tables['flat']>,
  { at, byOwner }: { at: Date; byOwner: boolean },
): Promise<FlatRow> {
  return db
    .updateTable('flat')
    .set((eb) => ({
      ...columns,
      updated_at: at,
      changed_by_owner: byOwner,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Derived values: the version does not change. */
export async function updateQuality(
  db: Queries,
  id: number,
  { score, until }: { score: number; until: string | null },
): Promise<void> {
  await db
    .updateTable('flat')
    .set({ quality: score, quality_until: until })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('quality', '<>', score), eb('quality_until', 'is distinct from', until)]))
    .execute()
}

/** Some flats whose score no longer holds, the oldest first. */
export async function listOutdatedScores(
  db: Queries,
  today: Day,
  { ready, limit }: { ready: RawBuilder<boolean>; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('flat')
    .select('id')
    .where('quality_until', '<', today)
    .where(ready)
    .orderBy('quality_until')
    .limit(limit)
    .execute()

  return rows.map(({ id }) => id)
}

/** How many flats an owner has, without those that are archived. */
export async function countFlatsOf(db: Queries, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('flat')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('status', '<>', 'ARCHIVED')
    .executeTakeFirstOrThrow()

  return count
}

/** An owner's flats, the newest first, without those that are archived. */
export async function listFlatsOf(db: Queries, ownerId: string): Promise<FlatRow[]> {
  return db
    .selectFrom('flat')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('status', '<>', 'ARCHIVED')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
