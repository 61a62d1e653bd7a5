import type { FlatCard } from '@domizil/api'

const MOST = 6

interface City {
  readonly city: string
  readonly count: number
  /** The newest flat in the city. */
  readonly flat: FlatCard
  /** The lowest price in the city. */
  readonly fromPrice: number
}

/** The cities of the flats by number of flats, at most six. */
export function citiesOf(flats: readonly FlatCard[]): City[] {
  const byCity = new Map<string, City>()
  for (const flat of flats) {
    const known = byCity.get(flat.city) ?? { count: 0, flat, fromPrice: Infinity }
    byCity.set(flat.city, {
      city: flat.city,
      count: known.count + 1,
      flat: known.flat,
      fromPrice: Math.min(known.fromPrice, flat.pricePerMonth),
    })
  }

  return [...byCity.values()].toSorted((a, b) => b.count - a.count).slice(0, MOST)
}
