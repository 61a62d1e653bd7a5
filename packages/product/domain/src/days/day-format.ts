import { type Day, isDay, startOfDay } from './day.ts'
import { keptFormat } from './kept-format.ts'
import { DEFAULT_LOCALE, type Locale } from '../locale.ts'

const MONTH = keptFormat({ month: 'short' })

/** Formats a day as `DD.MM.YYYY`, the product's format in all languages. */
export function formatDay(day: Day): string {
  return day.split('-').toReversed().join('.')
}

/**
 * Formats a day for filter chips, in English `MMM DD, YYYY`: "Mar 05, 2027". Other languages have the same parts in
 * their own order: "05. Mär 2027".
 */
export function formatFilterDay(day: Day, locale: Locale = DEFAULT_LOCALE): string {
  const [year, , date] = day.split('-')
  const month = MONTH(locale).format(startOfDay(day))
  if (locale === 'en') return `${month} ${date}, ${year}`

  return locale === 'de' ? `${date}. ${month} ${year}` : `${date} ${month} ${year}`
}

/** Parses `DD.MM.YYYY`, with or without leading zeros; undefined for another format or a day that does not exist. */
export function parseDay(text: string): Day | undefined {
  const [, date = '', month = '', year = ''] = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(text) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`

  return isDay(day) ? day : undefined
}

/** How an interface writes a time of day in every language: on a clock of 24 hours, as the times of viewings are chosen. */
export const TIME_OF_DAY = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
