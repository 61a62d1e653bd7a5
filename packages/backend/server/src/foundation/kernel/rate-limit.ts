import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from './general-refusals.ts'
import type { DomainError, RefusalOptions } from './refusal.ts'

/** The number of calls within a period in seconds. */
export interface Limit {
  points: number
  seconds: number
}

const MS_PER_SECOND = 1000

/**
 * Creates a rate limiter, which counts in this process: several servers together allow some more calls. The function
 * throws a `DomainError` (429) with the time to retry after.
 */
export function createRateLimit(
  { points, seconds }: Limit,
  refuse: (options: RefusalOptions) => DomainError = tooManyRequests,
) {
  const limiter = new RateLimiterMemory({ points, duration: seconds })

  return async (who: string): Promise<void> => {
    try {
      await limiter.consume(who)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / MS_PER_SECOND))
      throw refuse({ retryAfterSeconds })
    }
  }
}
