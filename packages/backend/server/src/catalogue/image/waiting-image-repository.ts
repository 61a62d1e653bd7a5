import type { Selectable } from 'kysely'
import type { Queries, WaitingImageTable } from '../../foundation/tables/index.ts'

type WaitingImageRow = Selectable<WaitingImageTable>

/** Stores a picture that is not ready. Resolves with the id that it keeps when it is. */
export async function insertWaiting(
  trx: Queries,
  row: Pick<WaitingImageRow, 'flat_id' | 'key' | 'file_name'>,
): Promise<number> {
  const { id } = await trx.insertInto('waiting_image').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function findWaiting(db: Queries, id: number): Promise<WaitingImageRow | undefined> {
  return db.selectFrom('waiting_image').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The ids of a flat's pictures that are being prepared, or cannot become pictures. */
export async function listWaitingIds(
  db: Queries,
  flatId: number,
): Promise<Pick<WaitingImageRow, 'id' | 'problem'>[]> {
  return db.selectFrom('waiting_image').select(['id', 'problem']).where('flat_id', '=', flatId).execute()
}

export async function setProblem(
  db: Queries,
  id: number,
  problem: NonNullable<WaitingImageRow['problem']>,
): Promise<void> {
  await db.updateTable('waiting_image').set({ problem }).where('id', '=', id).execute()
}

/** Deletes pictures that are not ready. Resolves with those that were there. */
export async function deleteWaiting(
  trx: Queries,
  flatId: number,
  ids: readonly number[],
): Promise<WaitingImageRow[]> {
  return trx
    .deleteFrom('waiting_image')
    .where('flat_id', '=', flatId)
    .where('id', 'in', ids)
    .returningAll()
    .execute()
}
