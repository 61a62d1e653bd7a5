import type { Amenity, FlatType } from '@domizil/domain'
import type { City } from '../places/cities.ts'
import type { Quarter } from '../places/quarter.ts'
import type { Random } from '../random.ts'
import type { Era } from './flat-facts.ts'

interface Priced {
  city: City
  quarter: Quarter
  type: FlatType
  size: number
  era: Era
  amenities: ReadonlySet<Amenity>
}

/** The size that the price level of a city refers to, in m². */
const USUAL_SIZE = 45

const FACTOR_OF_TYPE: Partial<Record<FlatType, number>> = {
  PENTHOUSE: 1.22,
  SERVICED_APARTMENT: 1.18,
  LOFT: 1.08,
  TERRACED_FLAT: 1.06,
  GROUND_FLOOR: 0.96,
  HALF_BASEMENT: 0.84,
}
const FACTOR_OF_ERA: Record<Era, number> = {
  FOUNDERS: 1.03,
  INTERWAR: 0.98,
  POSTWAR: 0.92,
  LATE_CENTURY: 0.92,
  MODERN: 1,
  NEW: 1.1,
}
const FACTOR_OF_AMENITY: Partial<Record<Amenity, number>> = {
  BALCONY: 1.02,
  UNDERGROUND_GARAGE: 1.04,
  DISHWASHER: 1.01,
  ELEVATOR: 1.01,
}

/** The monthly rent of a furnished flat including all costs, in euros rounded to tens. */
export function priceOf(flat: Priced, random: Random): number {
  const { city, quarter, type, size, era, amenities } = flat
  // The price per square metre falls with the size.
  const base = city.euroPerSquareMetre * size * (USUAL_SIZE / size) ** 0.28
  const extras = [...amenities].reduce((factor, amenity) => factor * (FACTOR_OF_AMENITY[amenity] ?? 1), 1)
  const taste = 0.94 + random.next() * 0.12
  const price = base * quarter.priceFactor * (FACTOR_OF_TYPE[type] ?? 1) * FACTOR_OF_ERA[era] * extras * taste

  return Math.round(price / 10) * 10
}

/** One to three rents: the maximum of § 551 BGB. */
export function depositOf(pricePerMonth: number, random: Random): number {
  return pricePerMonth * random.pick([1, 2, 2, 2, 3])
}
