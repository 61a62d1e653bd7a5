/** The texts of a day field or calendar; names of months and weekdays come from the browser. */
export interface DayTexts {
  /** The format of a day: the placeholder. */
  readonly format: string
  /** The message for a text that is not a day. */
  readonly unreadable: string
  /** The label of the button that opens the calendar. */
  readonly open: (label: string) => string
}

/** The languages in which days can be typed and shown. */
export type CalendarLocale = 'en' | 'de' | 'es'

/** English is British: the day before the month, weeks from Monday. */
export function tagOf(locale: CalendarLocale): string {
  return locale === 'en' ? 'en-GB' : locale
}
