import { formatDay } from '../days/day-format.ts'
import { addDays, type Day, isDay, startOfDay } from '../days/day.ts'
import { keptFormat } from '../days/kept-format.ts'
import type { Locale } from '../locale.ts'

/** The number of times that can be proposed for one viewing. */
export const MAX_VIEWING_TIMES = 3
/** How far ahead a viewing can be proposed, in days. */
export const VIEWING_DAYS_AHEAD = 180

/** The form of a wall time: a day and a time of day, where the flat is. */
export const WALL_TIME_PATTERN = '^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d$'
const WALL_TIME = new RegExp(WALL_TIME_PATTERN)

/** `YYYY-MM-DDTHH:mm`, the time on the clocks where the flat is. */
export type WallTime = string

/** Whether a text is an existing day with a time of day. */
export function isWallTime(text: string): text is WallTime {
  return WALL_TIME.test(text) && isDay(text.slice(0, 10))
}

let berlinTime: Intl.DateTimeFormat | undefined

/** A moment on the clocks in Berlin, as times of viewings are. */
export function wallTimeAt(moment: Date): WallTime {
  // Made at its first use: a format takes long to make, and every page loads this file.
  berlinTime ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return berlinTime.format(moment).replace(' ', 'T')
}

/** Whether times can be proposed for a viewing: one to three different ones, from today on. */
export function areViewingTimes(times: readonly string[], today: Day): boolean {
  const last = addDays(today, VIEWING_DAYS_AHEAD)

  return (
    times.length > 0 &&
    times.length <= MAX_VIEWING_TIMES &&
    new Set(times).size === times.length &&
    times.every((time) => isWallTime(time) && time.slice(0, 10) >= today && time.slice(0, 10) <= last)
  )
}

const WEEKDAY = keptFormat({ weekday: 'short' })

/** A wall time for people: the weekday, the day and the time of day. */
export function formatWallTime(time: WallTime, locale: Locale): string {
  const day = time.slice(0, 10)
  const weekday = WEEKDAY(locale).format(startOfDay(day))
  return `${weekday} ${formatDay(day)}, ${time.slice(11)}`
}
