import { type PagePath, searchPath } from '@domizil/links'
/** What somebody may say before the search. Empty texts say nothing. */
export interface Wishes {
  readonly place: string
  /** Which of the two is meant: a month and a length, or two days. The other one waits for a change of mind. */
  readonly when: 'months' | 'days'
  /** `2027-01`, to move in at any time of that month. */
  readonly month: string
  readonly months: string
  /** `2027-01-15` */
  readonly from: string
  readonly to: string
  readonly budget: string
}

export const NO_WISHES: Wishes = {
  place: '',
  when: 'months',
  month: '',
  months: '',
  from: '',
  to: '',
  budget: '',
}

/** The address of the search: a month is its middle, two weeks earlier or later; days are meant as they are. */
export function searchAddress(wishes: Wishes): PagePath {
  const { place, when, month, months, from, to, budget } = wishes

  return searchPath({
    term: place.trim(),
    ...(when === 'days'
      ? { startDate: from, endDate: to }
      : { startDate: month && `${month}-15`, flexDays: 14, ...(months && { months: Number(months) }) }),
    ...(budget && { priceMax: Number(budget) }),
  })
}

const MONTHS_AHEAD = 12

/** The months in which one may move in, from the next one on: `2027-01`. */
export function monthsFrom(today: Date): string[] {
  return Array.from({ length: MONTHS_AHEAD }, (_, at) => {
    const month = new Date(Date.UTC(today.getFullYear(), today.getMonth() + 1 + at, 1))
    return month.toISOString().slice(0, 7)
  })
}
