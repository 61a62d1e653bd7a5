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
export function searchAddress(wishes: Wishes): string {
  const { place, when, month, months, from, to, budget } = wishes
  const said = {
    q: place.trim(),
    ...(when === 'days' ? { from, to } : { from: month && `${month}-15`, flex: month && '14', months }),
    price: budget && `-${budget}`,
  }
  const query = new URLSearchParams(Object.entries(said).filter(([, value]) => value)).toString()

  return query ? `/search?${query}` : '/search'
}

const MONTHS_AHEAD = 12

/** The months in which one may move in, from the next one on: `2027-01`. */
export function monthsFrom(today: Date): string[] {
  return Array.from({ length: MONTHS_AHEAD }, (_, at) => {
    const month = new Date(Date.UTC(today.getFullYear(), today.getMonth() + 1 + at, 1))
    return month.toISOString().slice(0, 7)
  })
}
