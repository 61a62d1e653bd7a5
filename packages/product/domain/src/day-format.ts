import { type Day, isDay, startOfDay } from './day.ts'
import { DEFAULT_LOCALE, type Locale } from './locale.ts'

/** The day as people read it everywhere in the product: `DD.MM.YYYY`. */
export function formatDay(day: Day): string {
  return day.split('-').toReversed().join('.')
}

/** The day as filter chips show it, `MMM DD, YYYY`: "Mar 05, 2027", with the month's name in the given language. */
export function formatFilterDay(day: Day, locale: Locale = DEFAULT_LOCALE): string {
  const [year, , date] = day.split('-')
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(startOfDay(day))
  return `${month} ${date}, ${year}`
}

/** Reads `DD.MM.YYYY`, with or without leading zeros; undefined when it is not written so or no such day exists. */
export function parseDay(text: string): Day | undefined {
  const [, date = '', month = '', year = ''] = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(text) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`

  return isDay(day) ? day : undefined
}
