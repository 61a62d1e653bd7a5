import type { Day } from './day.ts'

const MIDDLE = '-15'
const DAYS_AROUND = 14

/** As much of a wanted stay as tells whether it is for a month. */
interface PossibleMonth {
  readonly startDate?: Day | undefined
  readonly endDate?: Day | undefined
  readonly flexDays?: number | undefined
}

/** A stay that begins on any day of a month, `2027-02`: in its middle, with the days around it. */
export function stayInMonth(month: string): { startDate: Day; flexDays: typeof DAYS_AROUND } {
  return { startDate: `${month}${MIDDLE}`, flexDays: DAYS_AROUND }
}

/** The month of a stay that begins on any day of it; undefined for every other stay. */
export function monthOf({ startDate, endDate, flexDays }: PossibleMonth): string | undefined {
  const isAnyDay = !endDate && flexDays === DAYS_AROUND && startDate?.endsWith(MIDDLE)

  return isAnyDay ? startDate?.slice(0, -MIDDLE.length) : undefined
}
