import type { StayQuery } from './search-fields.ts'

const MIDDLE = '-15'
const DAYS_AROUND = 14

/** A stay that begins on any day of a month, `2027-02`: in its middle, with the days around it. */
export function stayInMonth(month: string): Pick<StayQuery, 'startDate' | 'flexDays'> {
  return { startDate: `${month}${MIDDLE}`, flexDays: DAYS_AROUND }
}

/** The month of a stay that begins on any day of it; undefined for every other stay. */
export function monthOf({ startDate, endDate, flexDays }: StayQuery): string | undefined {
  const isAnyDay = !endDate && flexDays === DAYS_AROUND && startDate?.endsWith(MIDDLE)

  return isAnyDay ? startDate?.slice(0, -MIDDLE.length) : undefined
}
