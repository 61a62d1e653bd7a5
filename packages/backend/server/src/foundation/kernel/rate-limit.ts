import { createLimiter, type SharedCounts } from '@domizil/database'
import { tooManyRequests } from './general-refusals.ts'
import type { DomainError, RefusalOptions } from './refusal.ts'

/** The number of calls within a period in seconds. */
export interface Limit {
  points: number
  seconds: number
}

/**
 * Creates a rate limiter. `name` tells its counts from others. The function throws a `DomainError` (429) with the time to retry
 * after.
 */
export type CreateRateLimit = (
  name: string,
  limit: Limit,
  refuse?: (options: RefusalOptions) => DomainError,
) => (who: string) => Promise<void>

const MS_PER_SECOND = 1000

/**
 * Limits that all processes on one database share. Without a pool each process counts for itself: several together allow some
 * more calls.
 */
export function rateLimitsOn(pool?: SharedCounts['pool']): CreateRateLimit {
  const shared = pool && { pool, table: 'rate_limit' }

  return (name, limit, refuse = tooManyRequests) => {
    const limiter = createLimiter({ name, ...limit }, shared)

    return async (who) => {
      const msBeforeNext = await limiter.take(who)
      if (msBeforeNext === null) return
      throw refuse({ retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / MS_PER_SECOND)) })
    }
  }
}
