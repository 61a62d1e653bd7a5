import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { normalizePlaceName } from './normalize-place-name.ts'

/** The middle of a postcode's area, about a kilometre exact. */
export interface PostcodePlace {
  postcode: string
  city: string
  latitude: number
  longitude: number
}

interface Row {
  zip: string
  city: string
  lat: string
  lon: string
}

export interface GermanPostcodes {
  /** The position of a postcode; undefined if it is unknown. */
  find(postcode: string): PostcodePlace | undefined
  /** The postcodes of a city, in order; empty if it is unknown. */
  of(city: string): PostcodePlace[]
  /** All postcodes that begin with these digits, in order. */
  startingWith(digits: string): PostcodePlace[]
}

const require = createRequire(import.meta.url)
let loaded: GermanPostcodes | undefined

/** The bundled gazetteer (OpenGeoDB, public domain). Read at the first use. */
export function germanPostcodes(): GermanPostcodes {
  loaded ??= index(read())
  return loaded
}

function read(): PostcodePlace[] {
  // The JSON itself: the package's own module searches it from front to back.
  const path = require.resolve('zip-to-city/germany.json')
  const rows = JSON.parse(readFileSync(path, 'utf8')) as Row[]

  return rows.map(({ zip, city, lat, lon }) => ({
    postcode: zip,
    city,
    latitude: Number(lat),
    longitude: Number(lon),
  }))
}

function index(places: PostcodePlace[]): GermanPostcodes {
  const byPostcode = new Map(places.map((place) => [place.postcode, place]))
  const byCity = new Map<string, PostcodePlace[]>()
  for (const place of places) {
    const name = normalizePlaceName(place.city)
    byCity.set(name, [...(byCity.get(name) ?? []), place])
  }

  return {
    find: (postcode) => byPostcode.get(postcode),
    of: (city) => byCity.get(normalizePlaceName(city)) ?? [],
    startingWith: (digits) => places.filter(({ postcode }) => postcode.startsWith(digits)),
  }
}
