/** What somebody may say before the search. Empty texts say nothing. */
export interface Wishes {
  readonly place: string
  /** `2027-01`, to move in at any time of that month. */
  readonly month: string
  readonly months: string
  readonly budget: string
}

/** The address of the search: a month is its middle, two weeks earlier or later. */
export function searchAddress({ place, month, months, budget }: Wishes): string {
  const params = new URLSearchParams()
  if (place.trim()) params.set('q', place.trim())
  if (month) params.set('from', `${month}-15`)
  if (month) params.set('flex', '14')
  if (months) params.set('months', months)
  if (budget) params.set('price', `-${budget}`)
  const query = params.toString()

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
