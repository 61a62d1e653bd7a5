import { formatDay } from '@domizil/domain'

/** A wall time for people: the weekday, the day and the time of day. */
export function formatWallTime(time: string, locale: string): string {
  const day = time.slice(0, 10)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
  return `${weekday} ${formatDay(day)}, ${time.slice(11)}`
}
