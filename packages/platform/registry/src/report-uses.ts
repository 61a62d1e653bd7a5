import { usedSince } from '@domizil/federation/version-use'
import type { Remote } from './remote.ts'

const HOUR_MS = 3_600_000
/** A mark is a day old at most while its version is used. */
const MARK_MS = 25 * HOUR_MS

/** Says once an hour which versions visitors of this site use, so that the service does not delete them. An older service does not listen. */
export function reportsUses(remote: Remote, folder: string): (signal: AbortSignal) => Promise<void> {
  let next = 0

  return async (signal) => {
    if (Date.now() < next) return
    next = Date.now() + HOUR_MS
    const versions = usedSince(folder, Date.now() - MARK_MS)
    if (versions.length > 0) await remote.post('/uses', { versions }, signal)
  }
}
