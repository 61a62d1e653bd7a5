import { CalendarError } from './calendar-error.ts'
import { readCalendar } from './read-calendar.ts'
import type { DayLimits } from './reading/days-of-series.ts'

export function work({ text, limits }: { text: string; limits: DayLimits }) {
  try {
    return readCalendar(text, limits)
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error
    return { problem: error.problem }
  }
}
