import { type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tables } from '../../foundation/tables/index.ts'

export type UserRow = Selectable<Tables['app_user']>

export async function findUser(db: Queries, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks a user's row, so that changes of a profile are serialized. */
export async function lockUser(trx: Queries, id: string): Promise<UserRow> {
  return trx
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateUser(
  trx: Queries,
  id: string,
  columns: Updateable<Tables['app_user']>,
): Promise<UserRow> {
  return trx
    .updateTable('app_user')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether a user has flats that are not archived, requests in any status, or saved searches. */
export async function belongingsOf(
  db: Queries,
  id: string,
): Promise<{ hasFlats: boolean; hasRequests: boolean; hasSavedSearches: boolean }> {
  const { rows } = await sql<{ hasFlats: boolean; hasRequests: boolean; hasSavedSearches: boolean }>`
    SELECT
      EXISTS (SELECT FROM flat WHERE owner_id = ${id} AND status <> 'ARCHIVED') AS "hasFlats",
      EXISTS (SELECT FROM booking WHERE tenant_id = ${id}) AS "hasRequests",
      EXISTS (SELECT FROM saved_search WHERE user_id = ${id}) AS "hasSavedSearches"`.execute(db)

  return rows[0] ?? { hasFlats: false, hasRequests: false, hasSavedSearches: false }
}
