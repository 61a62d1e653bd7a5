import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../foundation/tables/index.ts'
import { refuse } from './idempotency-refusals.ts'
import { claimKey, storeResponse } from './idempotency-repository.ts'

/** The identity of a repeated call: user, key, call and content. */
interface IdempotentCall {
  userId: string
  key: string
  call: string
  request: unknown
}

/**
 * Runs the work once per key; a repeated call gets the stored response. Without a key it always runs.
 *
 * @throws {DomainError} IDEMPOTENCY_KEY_REUSED (422) for another request with the same key.
 */
export async function runIdempotent<Answer extends object>(
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
  await storeResponse(trx, keyed, answer)
  return answer
}

function replay<Answer extends object>(isSameRequest: boolean, response: object | null): Answer {
  if (!isSameRequest) throw refuse('IDEMPOTENCY_KEY_REUSED')
  // Written by `storeResponse` in the transaction that claimed the key.
  return response as Answer
}

/** The Idempotency-Key of a request, if it has one. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}
