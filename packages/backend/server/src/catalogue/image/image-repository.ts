import { FLAT_STATUSES, isOpenByLink } from '@domizil/domain'
import { sql } from 'kysely'
import type { ShownImage } from '../flat/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { StoredImage } from './image-store.ts'

/** As much of a picture as its place in the list needs. */
export interface RankedImage {
  id: number
  key: string
  rank: number
  main_image: boolean
}

const OPEN = FLAT_STATUSES.filter(isOpenByLink)

/** The pictures of a flat in their order. */
export async function listRanked(db: Queries, flatId: number): Promise<RankedImage[]> {
  return db
    .selectFrom('flat_image')
    .select(['id', 'key', 'rank', 'main_image'])
    .where('flat_id', '=', flatId)
    .orderBy('rank')
    .orderBy('id')
    .execute()
}

/** A picture to be added; its id only if it had one while it was not ready. */
type NewImage = StoredImage & { id?: number; fileName: string | null }

/** Adds pictures in their order, the first one at a rank. Resolves with their ids. */
export async function insertImages(
  db: Queries,
  flatId: number,
  images: readonly NewImage[],
  firstRank: number,
): Promise<number[]> {
  if (images.length === 0) return []
  const rows = await db
    .insertInto('flat_image')
    .values(
      images.map(({ id, key, derivatives, look, fileName }, index) => ({
        ...(id !== undefined && { id }),
        flat_id: flatId,
        key,
        rank: firstRank + index,
        look,
        file_name: fileName,
        derivatives: JSON.stringify(derivatives),
      })),
    )
    .returning('id')
    .execute()

  return rows.map(({ id }) => id)
}

/** The picture in a flat that is open to everybody, if one shows it. */
export async function findOpenImage(db: Queries, key: string): Promise<ShownImage | undefined> {
  return selectShown(db, key).where('flat.status', 'in', OPEN).limit(1).executeTakeFirst()
}

/** The picture of this flat, in any status of the flat, also one of an earlier listing that is stored. */
export async function findImageOf(db: Queries, flatId: number, key: string): Promise<ShownImage | undefined> {
  const shown = await selectShown(db, key)
    .where('flat_image.flat_id', '=', flatId)
    .limit(1)
    .executeTakeFirst()
  return shown ?? findKeptImage(db, flatId, key)
}

async function findKeptImage(db: Queries, flatId: number, key: string): Promise<ShownImage | undefined> {
  const flat = await db
    .selectFrom('kept_listing')
    .innerJoin('flat', 'flat.id', 'kept_listing.flat_id')
    .select(['flat.id', 'flat.status', 'flat.image_secret as secret'])
    .where('flat.id', '=', flatId)
    .where(sql<boolean>`image_keys @> ${[key]}::text[]`)
    .executeTakeFirst()
  return flat && { key, flat_id: flat.id, status: flat.status, secret: flat.secret }
}

function selectShown(db: Queries, key: string) {
  return db
    .selectFrom('flat_image')
    .innerJoin('flat', 'flat.id', 'flat_image.flat_id')
    .select(['key', 'flat_id', 'flat.status', 'flat.image_secret as secret'])
    .where('key', '=', key)
}

/** Deletes images. Resolves with their keys. */
export async function deleteImages(db: Queries, flatId: number, ids: number[]): Promise<string[]> {
  const deleted = await db
    .deleteFrom('flat_image')
    .where('flat_id', '=', flatId)
    .where('id', 'in', ids)
    .returning('key')
    .execute()

  return deleted.map(({ key }) => key)
}

export async function updateRank(db: Queries, id: number, rank: number): Promise<void> {
  await db.updateTable('flat_image').set({ rank }).where('id', '=', id).execute()
}

/** Clears the flag on all others first: a flat has one main picture at most, at every moment. */
export async function updateMainImage(db: Queries, flatId: number, id: number): Promise<void> {
  await db
    .updateTable('flat_image')
    .set({ main_image: false })
    .where('flat_id', '=', flatId)
    .where('id', '<>', id)
    .where('main_image', '=', true)
    .execute()
  await db.updateTable('flat_image').set({ main_image: true }).where('id', '=', id).execute()
}
