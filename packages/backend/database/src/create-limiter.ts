import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** The number of calls within a period in seconds. */
export interface CallLimit {
  /** Counts apart from every other name. */
  name: string
  points: number
  seconds: number
}

/** Where processes that share a limit count: a table with the columns `key`, `points` and `expire`. */
export interface SharedCounts {
  pool: pg.Pool
  table: string
}

/** Counts the calls of each caller. */
export interface Limiter {
  /** Counts a call. Resolves with null, or with the milliseconds until the next one where it is one too many. */
  take(who: string): Promise<number | null>
  /** Uncounts a call. */
  giveBack(who: string): Promise<void>
}

/**
 * Creates a limiter. It counts in the table, so that all processes together allow what the limit says, and in this process while
 * the database is away or without a table. The table has no addresses and no ids, only hashes of them, and expired rows are deleted.
 */
export function createLimiter({ name, points, seconds }: CallLimit, shared?: SharedCounts): Limiter {
  const how = { keyPrefix: name, points, duration: seconds }
  const inProcess = new RateLimiterMemory(how)
  const limiter = shared
    ? new RateLimiterPostgres({
        ...how,
        storeClient: shared.pool,
        storeType: 'pool',
        tableName: shared.table,
        tableCreated: true,
        // Who is refused asks no database again until the period is over.
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: inProcess,
      })
    : inProcess

  return {
    take: async (who) => {
      try {
        await limiter.consume(keyOf(who))
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
        throw refusal
      }
    },
    giveBack: async (who) => void (await limiter.reward(keyOf(who))),
  }
}

function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url')
}
