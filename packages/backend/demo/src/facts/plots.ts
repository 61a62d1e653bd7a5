import { CITIES, type City } from '../places/cities.ts'
import { populationOf } from '../places/gazetteer.ts'
import { randomFrom } from '../random.ts'
import type { Plot } from './facts.ts'

/** The number of flats in the demo. */
export const FLAT_COUNT = 372
/** The number of furnished flats grows more slowly than the population. */
const POPULATION_EXPONENT = 0.7

/** The plots of the demo: more in large and expensive cities, distributed over all quarters. */
export function plots(): Plot[] {
  const weights = CITIES.map(weightOf)
  const all = weights.reduce((sum, weight) => sum + weight, 0)

  return CITIES.flatMap((city, index) => {
    const share = ((weights[index] ?? 0) / all) * FLAT_COUNT
    return plotsIn(city, Math.max(2, Math.round(share)))
  })
}

/** Demand for furnished flats grows with the rents. */
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
