import { sql } from 'kysely'
import type { Queries } from '../queries/queries.ts'

/** What the protocol wants kept. It knows its own form; these are the parts by which it is found. */
export interface Payload {
  [name: string]: unknown
  grantId?: string | undefined
  uid?: string | undefined
  accountId?: string | undefined
}

/** Which thing: its kind, and the value of its own id or of the second one that sessions have. */
export interface PayloadKey {
  model: string
  column: 'id' | 'uid'
  value: string
}

/** What has not expired. `consumed` is the time in seconds at which it was used up. */
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

/** Keeps a thing for some seconds, or for ever, in place of what had its id. */
export async function savePayload(
  db: Queries,
  thing: { model: string; id: string; payload: Payload; expiresIn: number | undefined },
): Promise<void> {
  const { model, id, payload, expiresIn } = thing
  const stored = {
    payload: JSON.stringify(payload),
    grant_id: payload.grantId ?? null,
    uid: payload.uid ?? null,
    account_id: payload.accountId ?? null,
    expires_at: expiresIn === undefined ? null : sql<Date>`now() + make_interval(secs => ${expiresIn}::int)`,
  }

  await db
    .insertInto('identity_payload')
    .values({ model, id, ...stored })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(stored))
    .execute()
}

/** Uses a thing up. Of several callers at once exactly one is told `true`. */
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

/** Ends everything that was issued on a grant. */
export async function deletePayloadsOfGrant(db: Queries, grantId: string): Promise<void> {
  await db.deleteFrom('identity_payload').where('grant_id', '=', grantId).execute()
}

/** Ends an account's sessions but one; their tokens die with them. */
export async function deleteOtherSessions(db: Queries, accountId: string, keptUid: string): Promise<void> {
  await db
    .deleteFrom('identity_payload')
    .where('model', '=', 'Session')
    .where('account_id', '=', accountId)
    .where('uid', '<>', keptUid)
    .execute()
}

/** Ends everything that was issued to an account. */
export async function deletePayloadsOfAccount(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom('identity_payload').where('account_id', '=', accountId).execute()
}

/** Removes what expired more than an hour ago. Expired things are never answered, so this only saves room. */
export async function deleteExpiredPayloads(db: Queries): Promise<void> {
  await db
    .deleteFrom('identity_payload')
    .where(sql<boolean>`expires_at < now() - interval '1 hour'`)
    .execute()
}
