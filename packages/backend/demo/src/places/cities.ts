import { readData } from '../read-data.ts'
import type { Quarter } from './quarter.ts'

/** A city of the demo. */
export interface City {
  /** The German name, as in the gazetteer. */
  name: string
  /** The name in English texts. */
  english: string
  /** The name in GeoNames, which has the population. */
  geoName: string
  /** The monthly rent of a furnished flat of 45 m², in euros per m². */
  euroPerSquareMetre: number
  quarters: readonly Quarter[]
}

type Usual<Whole, Names extends keyof Whole> = Omit<Whole, Names> & Partial<Pick<Whole, Names>>
/** What differs from its German name, from "in" before it in both languages, and from the city's price level. */
type Written = Usual<Omit<City, 'quarters'>, 'english' | 'geoName'> & {
  quarters: readonly Usual<Quarter, 'german' | 'english' | 'priceFactor'>[]
}

/** The cities of the demo, the largest first. */
export const CITIES: readonly City[] = readData<readonly Written[]>('cities').map(
  ({ quarters, ...city }) => ({
    english: city.name,
    geoName: city.name,
    ...city,
    quarters: quarters.map((quarter) => {
      const phrase = `in ${quarter.name}`
      return { german: phrase, english: phrase, priceFactor: 1, ...quarter }
    }),
  }),
)
