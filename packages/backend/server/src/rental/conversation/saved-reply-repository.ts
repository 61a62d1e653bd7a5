import type { Selectable } from 'kysely'
import type { Queries, SavedReplyTable } from '../../foundation/tables/index.ts'

/** The saved replies of a user, the oldest first: they keep their places. */
export async function listSavedReplies(db: Queries, userId: string): Promise<Selectable<SavedReplyTable>[]> {
  return db.selectFrom('saved_reply').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

export async function insertSavedReply(
  trx: Queries,
  values: Omit<Selectable<SavedReplyTable>, 'id'>,
): Promise<void> {
  await trx.insertInto('saved_reply').values(values).execute()
}

/** Deletes a reply of a user. Resolves with whether it existed. */
export async function deleteSavedReply(db: Queries, userId: string, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('saved_reply')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()

  return deleted !== undefined
}
