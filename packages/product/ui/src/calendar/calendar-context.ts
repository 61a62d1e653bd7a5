import { createContext, type ReactNode, use } from 'react'
import type { DayState } from './day-state.ts'
import type { DayWords } from './day-words.ts'
import type { Day } from './days.ts'

interface CalendarContextValue {
  readonly words: DayWords
  readonly stateOf: (day: Day) => DayState
  /** The legend, between the two arrows. */
  readonly legend: ReactNode
}

/** Passes values to the cells around react-day-picker, whose components must keep their identity between renders. */
export const CalendarContext = createContext<CalendarContextValue | undefined>(undefined)

/**
 * The values of the calendar around.
 * @throws outside of a calendar.
 */
export function useCalendarContext(): CalendarContextValue {
  const value = use(CalendarContext)
  if (!value) throw new Error('A day stands in a calendar only')

  return value
}
