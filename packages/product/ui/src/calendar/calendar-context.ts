import { createContext, type ReactNode, use } from 'react'
import type { DayState } from './day-state.ts'
import type { DayWords } from './day-words.ts'
import type { Day } from './days.ts'

interface CalendarContextValue {
  readonly words: DayWords
  readonly stateOf: (day: Day) => DayState
  /** What the looks mean, between the two arrows. */
  readonly legend: ReactNode
}

/** What reaches the cells past react-day-picker, whose components must not change between two drawings. */
export const CalendarContext = createContext<CalendarContextValue | undefined>(undefined)

/** @throws outside of a calendar. */
export function useCalendarContext(): CalendarContextValue {
  const value = use(CalendarContext)
  if (!value) throw new Error('A day stands in a calendar only')

  return value
}
