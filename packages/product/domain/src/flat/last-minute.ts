import { wallTimeAt } from '../booking/viewing.ts'

const MINUTE_MS = 60_000

/**
 * The moment by which people read that something ends: of the end of a day in Germany its last minute, because midnight
 * is named by the day that follows. Any other moment is itself.
 */
export function lastMinute(end: Date): Date {
  const isMidnight = end.getTime() % MINUTE_MS === 0 && wallTimeAt(end).endsWith('T00:00')

  return isMidnight ? new Date(end.getTime() - MINUTE_MS) : end
}
