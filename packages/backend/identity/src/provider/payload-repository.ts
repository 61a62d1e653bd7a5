import { sql } from 'kysely'
import type { Queries } from '../queries/queries.ts'

/** A stored entity of the protocol: its payload and the columns it is looked up by. */
export interface Payload {
  [name: string]: unknown
  grantId?: string | undefined
  uid?: string | undefined
  userCode?: string | undefined
  accountId?: string | undefined
}

/** The key of an entity: its model, and the value of its id, or of the uid: that of a session, the code of a terminal. */
export interface PayloadKey {
  model: string
  column: 'id' | 'uid'
  value: string
}

/** Finds an entity that has not expired. `consumed` is the time of its use in seconds. */
export async function findPayload(
  db: Queries,
  { model, column, value }: PayloadKey,
): Promise<(Payload & { consumed?: number }) | undefined> {
  const row = await db
    .selectFrom('identity_payload')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where(column, '=', value)
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .executeTakeFirst()

  if (!row?.consumed_at) return row?.payload
  return { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
}

/** Inserts or replaces an entity, with a lifetime in seconds or without one. */
export async function savePayload(
  db: Queries,
  thing: { model: string; id: string; payload: Payload; expiresIn: number | undefined },
): Promise<void> {
  const { model, id, payload, expiresIn } = thing
  const stored = {
    payload: JSON.stringify(payload),
    grant_id: payload.grantId ?? null,
    uid: payload.uid ?? payload.userCode ?? null,
    account_id: payload.accountId ?? null,
    expires_at: expiresIn === undefined ? null : sql<Date>`now() + make_interval(secs => ${expiresIn}::int)`,
  }

  await db
    .insertInto('identity_payload')
    .values({ model, id, ...stored })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(stored))
    .execute()
}

/** Marks an entity as consumed. Of several concurrent callers exactly one gets `true`. */
export async function consumePayload(db: Queries, model: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_payload')
    .set({ consumed_at: sql<Date>`now()` })
    .where('model', '=', model)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePayload(db: Queries, model: string, id: string): Promise<void> {
  await db.deleteFrom('identity_payload').where('model', '=', model).where('id', '=', id).execute()
}

/** Deletes all entities of a grant. */
export async function deletePayloadsOfGrant(db: Queries, grantId: string): Promise<void> {
  await db.deleteFrom('identity_payload').where('grant_id', '=', grantId).execute()
}

/** Deletes all sessions of an account except one; their tokens become invalid. */
export async function deleteOtherSessions(db: Queries, accountId: string, keptUid: string): Promise<void> {
  await db
    .deleteFrom('identity_payload')
    .where('model', '=', 'Session')
    .where('account_id', '=', accountId)
    .where('uid', '<>', keptUid)
    .execute()
}

/** Deletes all entities of an account. */
export async function deletePayloadsOfAccount(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom('identity_payload').where('account_id', '=', accountId).execute()
}

/** Deletes entities that expired more than an hour ago. Expired ones are never returned, so this only frees space. */
export async function deleteExpiredPayloads(db: Queries): Promise<void> {
  await db
    .deleteFrom('identity_payload')
    .where(sql<boolean>`expires_at < now() - interval '1 hour'`)
    .execute()
}
