/** The words of a field or calendar; names of months and weekdays come from the browser. */
export interface DayTexts {
  /** How a day is written: the placeholder. */
  readonly format: string
  /** Why a text is no day, and how one is written. */
  readonly unreadable: string
  /** Names the button that opens the calendar. */
  readonly open: (label: string) => string
}

/** The languages whose days can be typed and shown. */
export type CalendarLocale = 'en' | 'de' | 'es'

/** English is British: the day before the month, weeks from Monday on. */
export function tagOf(locale: CalendarLocale): string {
  return locale === 'en' ? 'en-GB' : locale
}
