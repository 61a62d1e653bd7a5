import { usedSince } from '@domizil/federation/version-use'
import type { Remote } from './remote.ts'

const HOUR_MS = 3_600_000
/** After a failure. */
const SOON_MS = 60_000
/** A mark is a day old at most while its version is used. */
const MARK_MS = 25 * HOUR_MS
/** The service takes no more at once. */
const AT_ONCE = 1_000

interface ReportOptions {
  readonly log: (line: string) => void
  readonly now?: () => number
}

/**
 * Says once an hour which versions visitors of this site use, so that the service does not delete them. A failure is logged, the first of several, and does not end what else is followed.
 */
export function reportsUses(
  remote: Pick<Remote, 'post'>,
  folder: string,
  { log, now = Date.now }: ReportOptions,
): (signal: AbortSignal) => Promise<void> {
  let next = 0
  let hasFailed = false

  return async (signal) => {
    if (now() < next) return
    try {
      const versions = usedSince(folder, now() - MARK_MS)
      for (let from = 0; from < versions.length; from += AT_ONCE) {
        await remote.post('/uses', { versions: versions.slice(from, from + AT_ONCE) }, signal)
      }
      next = now() + HOUR_MS
      hasFailed = false
    } catch (error) {
      if (signal.aborted) throw error
      if (!hasFailed) log(`the versions in use are not reported: ${(error as Error).message}`)
      next = now() + SOON_MS
      hasFailed = true
    }
  }
}
