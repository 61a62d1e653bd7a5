import { type Day, isDay, startOfDay } from './day.ts'
import { DEFAULT_LOCALE, type Locale } from './locale.ts'

/** Formats a day as `DD.MM.YYYY`, the product's format in all languages. */
export function formatDay(day: Day): string {
  return day.split('-').toReversed().join('.')
}

/** Formats a day for filter chips, `MMM DD, YYYY`: "Mar 05, 2027", with the month's name in the given language. */
export function formatFilterDay(day: Day, locale: Locale = DEFAULT_LOCALE): string {
  const [year, , date] = day.split('-')
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(startOfDay(day))
  return `${month} ${date}, ${year}`
}

/** Parses `DD.MM.YYYY`, with or without leading zeros; undefined for another format or a day that does not exist. */
export function parseDay(text: string): Day | undefined {
  const [, date = '', month = '', year = ''] = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(text) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`

  return isDay(day) ? day : undefined
}
