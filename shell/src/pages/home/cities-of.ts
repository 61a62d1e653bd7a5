import type { FlatCard } from '@domizil/contract'

const MOST = 6

interface City {
  readonly city: string
  readonly count: number
  /** The newest flat there. */
  readonly flat: FlatCard
}

/** The cities of some flats, the one with most of them first, at most six. */
export function citiesOf(flats: readonly FlatCard[]): City[] {
  const byCity = new Map<string, City>()
  for (const flat of flats) {
    const { count, flat: newest } = byCity.get(flat.city) ?? { count: 0, flat }
    byCity.set(flat.city, { city: flat.city, count: count + 1, flat: newest })
  }

  return [...byCity.values()].toSorted((a, b) => b.count - a.count).slice(0, MOST)
}
