import { createHash } from 'node:crypto'
import { refuse } from './idempotency-refusals.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { claimKey, keepAnswer } from './idempotency-repository.ts'

/** What makes two calls the same: who, which key, which call, asking for what. */
export interface IdempotentCall {
  userId: string
  key: string
  call: string
  request: unknown
}

/**
 * Does the work once per key; the same call again gets the same answer. Without a key it just works.
 *
 * @throws {DomainError} IDEMPOTENCY_KEY_REUSED (422) for another request under the same key.
 */
export async function once<Answer extends object>(
  trx: Queries,
  { userId, key, call, request }: Omit<IdempotentCall, 'key'> & { key: string | undefined },
  now: Date,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!key) return work()

  const requestHash = createHash('sha256')
    .update(JSON.stringify([call, request]))
    .digest('hex')
  const keyed = { userId, key, call, requestHash }
  const earlier = await claimKey(trx, keyed, now)
  if (earlier) return replay<Answer>(earlier.request_hash === requestHash, earlier.response)

  const answer = await work()
  await keepAnswer(trx, keyed, answer)
  return answer
}

function replay<Answer extends object>(isSameRequest: boolean, response: object | null): Answer {
  if (!isSameRequest) throw refuse('IDEMPOTENCY_KEY_REUSED')
  // Written by `keepAnswer` in the transaction that claimed the key.
  return response as Answer
}
