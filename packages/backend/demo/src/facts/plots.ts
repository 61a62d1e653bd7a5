import { CITIES, type City } from '../places/cities.ts'
import { populationOf } from '../places/gazetteer.ts'
import { randomFrom } from '../random.ts'
import type { Plot } from './facts.ts'

/** How many flats the demo has. */
export const FLAT_COUNT = 372
/** Big cities have more furnished flats, but not as many more as they have people. */
const POPULATION_EXPONENT = 0.7

/** Where the flats of the demo are: the bigger and dearer the city the more of them, spread over all its quarters. */
export function plots(): Plot[] {
  const weights = CITIES.map(weightOf)
  const all = weights.reduce((sum, weight) => sum + weight, 0)

  return CITIES.flatMap((city, index) => {
    const share = ((weights[index] ?? 0) / all) * FLAT_COUNT
    return plotsIn(city, Math.max(2, Math.round(share)))
  })
}

/** Where rents are high, many people look for a furnished flat. */
function weightOf({ geoName, euroPerSquareMetre }: City): number {
  return populationOf(geoName) ** POPULATION_EXPONENT * euroPerSquareMetre
}

function plotsIn(city: City, count: number): Plot[] {
  const quarters = randomFrom(`quarters of ${city.name}`).shuffle(city.quarters)

  return Array.from({ length: count }, (_, index) => {
    const quarter = quarters[index % quarters.length]
    if (!quarter) throw new Error(`${city.name} has no quarters`)
    return { key: `${slugOf(city.name)}-${String(index + 1).padStart(2, '0')}`, city, quarter }
  })
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replace(/[^a-z]+/g, '-')
}
