import type { ListingPart } from '@domizil/domain'
import type { Selectable } from 'kysely'
import type { Queries, StoredListing, Tables } from '../../foundation/tables/index.ts'
import { keysOf } from './stored-listing.ts'

export type KeptListing = Selectable<Tables['kept_listing']>

/** What differs from the review, and since when. */
interface Difference {
  changed_parts: ListingPart[]
  changed_at: Date | null
}

/** The listing as it was reviewed; undefined if the flat has not changed since. */
export async function findReviewed(db: Queries, flatId: number): Promise<KeptListing | undefined> {
  return db
    .selectFrom('kept_listing')
    .selectAll()
    .where('flat_id', '=', flatId)
    .where('report_id', 'is', null)
    .executeTakeFirst()
}

/** The listing that a decision has undone, as long as it is stored. */
export async function findUndone(db: Queries, reportId: number): Promise<KeptListing | undefined> {
  return db.selectFrom('kept_listing').selectAll().where('report_id', '=', reportId).executeTakeFirst()
}

/** When listings last changed since their review, by the id of the flat. Without those that are as they were reviewed. */
export async function findChangedSince(db: Queries, flatIds: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('kept_listing')
    .select(['flat_id', 'changed_at'])
    .where('flat_id', 'in', [0, ...flatIds])
    .where('report_id', 'is', null)
    .execute()

  return new Map(rows.flatMap(({ flat_id, changed_at }) => (changed_at ? [[flat_id, changed_at]] : [])))
}

export async function insertKept(
  trx: Queries,
  kept: Difference & {
    flat_id: number
    report_id: number | null
    listing: StoredListing
    restored?: StoredListing
  },
): Promise<void> {
  const listing = JSON.stringify(kept.listing)
  const restored = kept.restored ? JSON.stringify(kept.restored) : null
  const image_keys = keysOf(kept.listing)
  await trx
    .insertInto('kept_listing')
    .values({ ...kept, listing, restored, image_keys })
    .execute()
}

export async function updateDifference(trx: Queries, id: number, difference: Difference): Promise<void> {
  await trx.updateTable('kept_listing').set(difference).where('id', '=', id).execute()
}

/** Replaces the listing that counts as reviewed. */
export async function updateReviewed(
  trx: Queries,
  id: number,
  { listing, ...difference }: Difference & { listing: StoredListing },
): Promise<void> {
  const image_keys = keysOf(listing)
  await trx
    .updateTable('kept_listing')
    .set({ ...difference, listing: JSON.stringify(listing), image_keys })
    .where('id', '=', id)
    .execute()
}

/** Deletes the listing of a flat as it was reviewed. Resolves with the keys of the pictures. */
export async function deleteReviewed(trx: Queries, flatId: number): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('kept_listing')
    .where('flat_id', '=', flatId)
    .where('report_id', 'is', null)
    .returning('image_keys')
    .execute()
  return deleted.flatMap(({ image_keys }) => image_keys)
}

/** Deletes every stored listing of a flat. Resolves with the keys of the pictures. */
export async function deleteKept(trx: Queries, flatId: number): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('kept_listing')
    .where('flat_id', '=', flatId)
    .returning('image_keys')
    .execute()
  return deleted.flatMap(({ image_keys }) => image_keys)
}

/** Deletes what a decision has undone. Resolves with the keys of the pictures. */
export async function deleteUndone(trx: Queries, reportId: number): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('kept_listing')
    .where('report_id', '=', reportId)
    .returning('image_keys')
    .execute()
  return deleted.flatMap(({ image_keys }) => image_keys)
}

/** Deletes what was undone before a moment. Resolves with the keys of the pictures. */
export async function deleteUndoneBefore(trx: Queries, moment: Date): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('kept_listing')
    .where('report_id', 'is not', null)
    .where('changed_at', '<', moment)
    .returning('image_keys')
    .execute()
  return deleted.flatMap(({ image_keys }) => image_keys)
}
