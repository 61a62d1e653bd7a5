import { type Day, stayInMonth } from '@domizil/domain'
import { type PagePath, type Point, searchPath } from '@domizil/links'

/** The values of the search box; empty texts are not set. */
export interface SearchBoxValues {
  readonly place: string
  /** Which place of that name is meant, where several have it. */
  readonly center?: Point | undefined
  /** The mode: a month and a length, or two days. The values of the other mode are preserved. */
  readonly when: 'months' | 'days'
  /** `2027-01`: to move in on any day of that month. */
  readonly month: string
  readonly months: string
  /** `2027-01-15` */
  readonly from: string
  readonly to: string
  readonly budget: string
}

export const NO_VALUES: SearchBoxValues = {
  place: '',
  when: 'months',
  month: '',
  months: '',
  from: '',
  to: '',
  budget: '',
}

/** The path of the search: the days of a month are flexible, others exact. A point tells which place of a name is meant. */
export function searchAddress(values: SearchBoxValues): PagePath {
  const { place, center, when, month, months, from, to, budget } = values

  return searchPath({
    term: place.trim(),
    ...(center && { center }),
    ...(when === 'days'
      ? { startDate: from, endDate: to }
      : { ...(month && stayInMonth(month)), ...(months && { months: Number(months) }) }),
    ...(budget && { priceMax: Number(budget) }),
  })
}

const MONTHS_AHEAD = 12

/** The months to choose from, beginning with the one after today's: `2027-01`. */
export function monthsFrom(today: Day): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)

  return Array.from({ length: MONTHS_AHEAD }, (_, at) =>
    new Date(Date.UTC(year, month + at, 1)).toISOString().slice(0, 7),
  )
}
