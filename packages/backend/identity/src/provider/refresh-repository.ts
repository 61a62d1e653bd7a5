import { sql } from 'kysely'
import { REFRESH_REPEAT_S } from '../lifetimes.ts'
import type { Queries } from '../queries/queries.ts'

const MODEL = 'RefreshToken'
const isRecent = sql<boolean>`consumed_at > now() - make_interval(secs => ${REFRESH_REPEAT_S}::int)`

/**
 * Marks a refresh token as exchanged, unless that was done more than 30 s ago.
 * @returns the seconds since 1970 of the first exchange, the same for all callers; undefined if it is too long ago.
 */
export async function consumeRepeatedly(db: Queries, id: string): Promise<number | undefined> {
  const row = await db
    .updateTable('identity_payload')
    .set({ consumed_at: sql<Date>`coalesce(consumed_at, now())` })
    .where('model', '=', MODEL)
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('consumed_at', 'is', null), isRecent]))
    .returning('consumed_at')
    .executeTakeFirst()
  return row?.consumed_at ? Math.floor(row.consumed_at.getTime() / 1000) : undefined
}

/** Whether a refresh token was exchanged in the last 30 s, and its successor has not been. */
export async function isRepeatable(db: Queries, id: string, successor: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_payload')
    .select(isRecent.as('is_recent'))
    .where('model', '=', MODEL)
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identity_payload as next')
            .select('next.id')
            .where('next.model', '=', MODEL)
            .where('next.id', '=', successor)
            .where('next.consumed_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.is_recent === true
}
