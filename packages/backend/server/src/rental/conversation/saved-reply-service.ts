import type { SavedReply } from '@domizil/api/schemas'
import { checkLength, MAX_SAVED_REPLIES, MESSAGE_LIMITS } from '@domizil/domain'
import type { Selectable } from 'kysely'
import { lockUser } from '../../catalogue/user/index.ts'
import type { Clock, User } from '../../foundation/kernel/index.ts'
import type { Database, Queries, Tables } from '../../foundation/tables/index.ts'
import { refuse } from './conversation-refusals.ts'

/** Saved texts for messages. Other users never see them. */
export function createSavedReplyService({ db, clock }: { db: Database; clock: Clock }) {
  async function list(actor: User, queries: Queries = db): Promise<SavedReply[]> {
    const rows = await listSavedReplies(queries, actor.id)
    return rows.map(({ id, text }) => ({ id, text }))
  }

  return {
    list: (actor: User): Promise<SavedReply[]> => list(actor),

    /**
     * Saves a text, without the space around it, and returns all. The same text again changes nothing.
     *
     * @throws {DomainError} MESSAGE_INVALID (422), TOO_MANY_SAVED_REPLIES (409).
     */
    async add(actor: User, written: string): Promise<SavedReply[]> {
      const text = written.trim()
      const issues = checkLength('text', text, MESSAGE_LIMITS)
      if (issues.length > 0) throw refuse('MESSAGE_INVALID', { values: MESSAGE_LIMITS })

      return db.transaction().execute(async (trx) => {
        await lockUser(trx, actor.id)
        const kept = await list(actor, trx)
        if (kept.some((reply) => reply.text === text)) return kept
        if (kept.length >= MAX_SAVED_REPLIES) {
          throw refuse('TOO_MANY_SAVED_REPLIES', { values: { limit: MAX_SAVED_REPLIES } })
        }
        await insertSavedReply(trx, { user_id: actor.id, text, created_at: clock() })
        return list(actor, trx)
      })
    },

    /**
     * Deletes a text and returns the remaining ones.
     *
     * @throws {DomainError} SAVED_REPLY_NOT_FOUND (404) if there is none, or it is another user's.
     */
    async remove(actor: User, id: number): Promise<SavedReply[]> {
      if (!(await deleteSavedReply(db, actor.id, id))) throw refuse('SAVED_REPLY_NOT_FOUND')
      return list(actor)
    },
  }
}

/** The saved replies of a user, the oldest first: they keep their places. */
async function listSavedReplies(db: Queries, userId: string): Promise<Selectable<Tables['saved_reply']>[]> {
  return db.selectFrom('saved_reply').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

async function insertSavedReply(
  trx: Queries,
  values: Omit<Selectable<Tables['saved_reply']>, 'id'>,
): Promise<void> {
  await trx.insertInto('saved_reply').values(values).execute()
}

/** Deletes a reply of a user. Resolves with whether it existed. */
async function deleteSavedReply(db: Queries, userId: string, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('saved_reply')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()

  return deleted !== undefined
}
