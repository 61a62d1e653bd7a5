import { type CalendarLocale, tagOf } from './calendar-texts.ts'

/** The names of months and weekdays in a language, and the format of full dates for labels. */
export interface DayWords {
  readonly month: (date: Date) => string
  readonly weekday: (date: Date) => string
  readonly shortWeekday: (date: Date) => string
  readonly date: (date: Date) => string
}

const WORDS = new Map<CalendarLocale, DayWords>()

/** From the browser's Intl: no language has to be loaded, and all are available on a server. */
export function dayWords(locale: CalendarLocale): DayWords {
  const known = WORDS.get(locale)
  if (known) return known

  const words = {
    month: wordsOf(locale, { month: 'long', year: 'numeric' }),
    weekday: wordsOf(locale, { weekday: 'long' }),
    shortWeekday: wordsOf(locale, { weekday: 'short' }),
    date: wordsOf(locale, { dateStyle: 'full' }),
  }
  WORDS.set(locale, words)

  return words
}

function wordsOf(locale: CalendarLocale, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone: 'UTC' })

  return (date) => format.format(date)
}
