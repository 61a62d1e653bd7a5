const MINUTE_MS = 60_000
const HOURS_PER_DAY = 24
/** Up to here hours are counted: the time to answer a request. */
const MAX_HOURS = 72
/** Up to here days are counted, then the day itself says more. */
const MAX_DAYS = 14

/** The time until a deadline in the units that a reader counts in, to the hour. */
export type TimeLeft =
  | { readonly unit: 'minutes'; readonly count: number }
  | { readonly unit: 'hours'; readonly count: number }
  | { readonly unit: 'days'; readonly days: number; readonly hours: number }
  /** More days than are counted down: the deadline itself is shown. */
  | { readonly unit: 'until' }

/** The remaining time until a deadline, rounded down; undefined once it has passed. */
export function timeLeft(expiresAt: string, now: number): TimeLeft | undefined {
  const minutes = Math.floor((Date.parse(expiresAt) - now) / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / HOURS_PER_DAY)
  if (minutes <= 0) return undefined
  if (hours < 1) return { unit: 'minutes', count: minutes }
  if (hours <= MAX_HOURS) return { unit: 'hours', count: hours }
  if (days <= MAX_DAYS) return { unit: 'days', days, hours: hours % HOURS_PER_DAY }

  return { unit: 'until' }
}
