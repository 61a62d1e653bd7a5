import type { Selectable } from 'kysely'
import type { Queries, Tables } from '../../foundation/tables/index.ts'

type WaitingImageRow = Selectable<Tables['waiting_image']>

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

/** The picture of a flat that is being prepared from that file. */
export async function findPrepared(
  db: Queries,
  flatId: number,
  key: string,
): Promise<WaitingImageRow | undefined> {
  return db
    .selectFrom('waiting_image')
    .selectAll()
    .where('flat_id', '=', flatId)
    .where('key', '=', key)
    .where('problem', 'is', null)
    .executeTakeFirst()
}

/** The ids of a flat's pictures that are being prepared, or cannot become pictures. */
export async function listWaitingIds(
  db: Queries,
  flatId: number,
): Promise<Pick<WaitingImageRow, 'id' | 'problem'>[]> {
  return db.selectFrom('waiting_image').select(['id', 'problem']).where('flat_id', '=', flatId).execute()
}

/** Says why one that was being prepared cannot become a picture. Resolves with its key; undefined if there is none. */
export async function setProblem(
  db: Queries,
  id: number,
  problem: NonNullable<WaitingImageRow['problem']>,
): Promise<string | undefined> {
  const row = await db
    .updateTable('waiting_image')
    .set({ problem })
    .where('id', '=', id)
    .where('problem', 'is', null)
    .returning('key')
    .executeTakeFirst()
  return row?.key
}

/** Of a flat's pictures that cannot become pictures, forgets all but the newest. */
export async function deleteOldProblems(trx: Queries, flatId: number, most: number): Promise<void> {
  const problems = trx
    .selectFrom('waiting_image')
    .select('id')
    .where('flat_id', '=', flatId)
    .where('problem', 'is not', null)
  await trx
    .deleteFrom('waiting_image')
    .where('id', 'in', problems.orderBy('id', 'desc').offset(most))
    .execute()
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
