import type { Queries } from '../../foundation/tables/index.ts'

/** A call with an Idempotency-Key. */
export interface KeyedCall {
  userId: string
  key: string
  call: string
  /** SHA-256 of the request's content. */
  requestHash: string
}

/** The stored request and response of a key. */
export interface StoredCall {
  request_hash: string
  response: object | null
}

/**
 * Claims the key within the transaction of its effect. A concurrent call waits for the first one, then gets its
 * response.
 */
export async function claimKey(
  trx: Queries,
  { userId, key, call, requestHash }: KeyedCall,
  now: Date,
): Promise<StoredCall | undefined> {
  const claimed = await trx
    .insertInto('idempotency_key')
    .values({ user_id: userId, key, call, request_hash: requestHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined

  return trx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

/** Stores the response for repeated calls. */
export async function storeResponse(trx: Queries, { userId, key }: KeyedCall, answer: object): Promise<void> {
  await trx
    .updateTable('idempotency_key')
    .set({ status_code: 200, response: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}

/** Deletes keys and responses of earlier requests. */
export async function deleteKeys(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
}
