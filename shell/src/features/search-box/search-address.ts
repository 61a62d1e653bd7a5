import { type PagePath, searchPath } from '@domizil/links'
/** The values of the search box; empty texts are not set. */
export interface SearchBoxValues {
  readonly place: string
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

/** The path of the search: a month is its middle with 14 days of flexibility; days are exact. */
export function searchAddress(values: SearchBoxValues): PagePath {
  const { place, when, month, months, from, to, budget } = values

  return searchPath({
    term: place.trim(),
    ...(when === 'days'
      ? { startDate: from, endDate: to }
      : { startDate: month && `${month}-15`, flexDays: 14, ...(months && { months: Number(months) }) }),
    ...(budget && { priceMax: Number(budget) }),
  })
}

const MONTHS_AHEAD = 12

/** The months to choose from, beginning with the next one: `2027-01`. */
export function monthsFrom(today: Date): string[] {
  return Array.from({ length: MONTHS_AHEAD }, (_, at) => {
    const month = new Date(Date.UTC(today.getFullYear(), today.getMonth() + 1 + at, 1))
    return month.toISOString().slice(0, 7)
  })
}
