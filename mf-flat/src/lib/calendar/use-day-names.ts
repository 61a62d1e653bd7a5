import { addDays, type Day, firstDayOf, type Month, startOfDay } from '@domizil/domain'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

const SOME_MONDAY = '2024-01-01'
const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** The words of a calendar in the reader's language: months, weekdays from Monday on, and whole dates to be read out. */
export function useDayNames() {
  const intl = useIntl()

  return useMemo(() => {
    const say = (day: Day, options: Parameters<typeof intl.formatDate>[1]) =>
      intl.formatDate(startOfDay(day), { ...options, timeZone: 'UTC' })

    return {
      month: (month: Month) => say(firstDayOf(month), { month: 'long', year: 'numeric' }),
      date: (day: Day) => say(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      weekdays: WEEK.map((at) => addDays(SOME_MONDAY, at)).map((day) => ({
        short: say(day, { weekday: 'short' }),
        long: say(day, { weekday: 'long' }),
      })),
    }
  }, [intl])
}
