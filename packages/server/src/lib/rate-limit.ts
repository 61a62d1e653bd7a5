import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from './errors.ts'
import type { ErrorCode } from './messages.ts'

/** So often within so many seconds. */
export interface Limit {
  points: number
  seconds: number
}

const MS_PER_SECOND = 1000

/**
 * Counts who does something how often, in this process: several servers together let through a few more, which does no
 * harm. The function throws a `DomainError` (429) that says when to come back.
 */
export function createRateLimit({ points, seconds }: Limit, code: ErrorCode = 'TOO_MANY_REQUESTS') {
  const limiter = new RateLimiterMemory({ points, duration: seconds })

  return async (who: string): Promise<void> => {
    try {
      await limiter.consume(who)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / MS_PER_SECOND))
      throw new DomainError(429, code, { retryAfterSeconds })
    }
  }
}
