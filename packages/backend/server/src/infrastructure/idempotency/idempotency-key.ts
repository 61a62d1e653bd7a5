import type { FastifyRequest } from 'fastify'

/** The Idempotency-Key of a request, if it has one. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}
