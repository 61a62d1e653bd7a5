import pLimit, { type LimitFunction } from 'p-limit'

/** Creates a function that does at most `atOnce` things at a time with each host. */
export function createHostLimits(atOnce: number) {
  const limits = new Map<string, LimitFunction>()

  return async <Result>(url: string, work: () => Promise<Result>): Promise<Result> => {
    // What is no address is refused by the work itself.
    const host = URL.canParse(url) ? new URL(url).host : ''
    const limit = limits.get(host) ?? pLimit(atOnce)
    limits.set(host, limit)
    try {
      return await limit(work)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(host)
    }
  }
}
