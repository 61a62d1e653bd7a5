import type { Place } from '@domizil/api/schemas'
import { normalizePlaceName } from './normalize-place-name.ts'
import { germanPostcodes } from './german-postcodes.ts'
import { loadPlaces } from './load-places.ts'
import { beginningWith, nameAt, named } from './name-list.ts'
import type { PackedPlaces } from './pack-places.ts'

/** Of the rest of the world a search by words knows only what is bigger: too many small towns have names that are words. */
const BIG_CITY = 100_000

export interface KnownPlace {
  place: Place
  population: number
}

/**
 * Places whose folded name begins so: whole names before beginnings, those at home before those elsewhere, the biggest
 * first, and of several with one name the first of them.
 */
export async function placesBeginningWith(prefix: string, limit: number): Promise<Place[]> {
  const places = await loadPlaces()
  const meant = named(places.index, prefix).filter((row) => isMeant(places, row))
  const found = new Map<string, Place>()

  for (const row of [...meant, ...beginningWith(places.index, prefix)]) {
    const place = placeAt(places, row)
    const name = normalizePlaceName(place.name)
    if (!found.has(name)) found.set(name, place)
    if (found.size === limit) break
  }
  return [...found.values()]
}

/** The postcode, city, town or district of a name, ignoring case and in any language. */
export async function findPlace(name: string): Promise<KnownPlace | undefined> {
  const postcode = germanPostcodes().find(name)
  if (postcode) {
    const { city, ...position } = postcode
    return { place: { name: city, countryCode: 'DE', ...position }, population: 0 }
  }

  const places = await loadPlaces()
  const row = named(places.index, normalizePlaceName(name)).find((at) => isMeant(places, at))
  return row === undefined
    ? undefined
    : { place: placeAt(places, row), population: places.populations[row] ?? 0 }
}

/** The biggest place of that name in a country. */
export async function findCity(name: string, countryCode: string): Promise<Place | undefined> {
  const places = await loadPlaces()
  const row = named(places.index, normalizePlaceName(name)).find(
    (at) => countryAt(places, at) === countryCode,
  )
  return row === undefined ? undefined : placeAt(places, row)
}

function isMeant({ atHome, populations }: PackedPlaces, row: number): boolean {
  return row < atHome || (populations[row] ?? 0) >= BIG_CITY
}

function countryAt({ countries }: PackedPlaces, row: number): string {
  return countries.slice(2 * row, 2 * row + 2)
}

function placeAt(places: PackedPlaces, row: number): Place {
  const [latitude = 0, longitude = 0] = places.positions.subarray(2 * row, 2 * row + 2)
  return { name: nameAt(places.names, row), countryCode: countryAt(places, row), latitude, longitude }
}
