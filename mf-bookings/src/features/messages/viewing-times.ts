import { formatDay, isWallTime, MAX_VIEWING_TIMES } from '@domizil/domain'

/** The times that have been chosen, each once. */
export function chosenTimes(times: readonly string[]): string[] {
  return [...new Set(times.filter(isWallTime))]
}

/** The times with one more field for the next, as long as there may be more. */
export function withNextField(times: readonly string[]): readonly string[] {
  const isFull = times.length >= MAX_VIEWING_TIMES
  return isFull || times.at(-1) === '' ? times : [...times, '']
}

/** A wall time for people: the weekday, the day and the time of day. */
export function formatWallTime(time: string, locale: string): string {
  const day = time.slice(0, 10)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
  return `${weekday} ${formatDay(day)}, ${time.slice(11)}`
}
