import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { distanceMetres, type Position } from './distance.ts'
import { normalizePlaceName } from './normalize-place-name.ts'
import { germanPostcodes } from './german-postcodes.ts'
import { beginningWith, nameAt, named } from './name-list.ts'
import type { PackedPlaces } from './pack-places.ts'
import { namesOfPlace, shortName } from './place-names.ts'

/** Seen from `src` as well as from `dist`: a worker thread runs what the compiler made, also under test. */
const WORKER = new URL('../../../dist/catalogue/address/gazetteer-worker.js', import.meta.url)

let loading: Promise<PackedPlaces> | undefined

/** The gazetteer, parsed at the first use in a worker, whose memory is freed afterwards. A failure is not cached. */
function loadPlaces(): Promise<PackedPlaces> {
  loading ??= parseInWorker().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function parseInWorker(): Promise<PackedPlaces> {
  const worker = new Worker(WORKER, { execArgv: [] })
  try {
    const [places] = (await once(worker, 'message')) as [PackedPlaces]
    return places
  } finally {
    await worker.terminate()
  }
}

/** Of the rest of the world a search by words knows only what is bigger: too many small towns have names that are words. */
const BIG_CITY = 100_000

/** A place of the gazetteer by its local name. */
export interface GazetteerPlace {
  name: string
  countryCode: string
  /** The code of its state or community, in Germany and Spain. */
  region?: string | undefined
  /** The city of a district. */
  city?: string | undefined
  isDistrict: boolean
  population: number
  latitude: number
  longitude: number
}

export interface KnownPlace {
  place: Pick<GazetteerPlace, 'name' | 'countryCode' | 'latitude' | 'longitude'>
  population: number
}

/**
 * Places whose folded name begins so: whole names before beginnings, those at home before big cities elsewhere, the
 * biggest first. Several may have one name.
 */
export async function placesBeginningWith(prefix: string, limit: number): Promise<GazetteerPlace[]> {
  const places = await loadPlaces()
  const found = [...named(places.index, prefix), ...beginningWith(places.index, prefix)]

  return [...new Set(found)]
    .filter((row) => isMeant(places, row))
    .slice(0, limit)
    .map((row) => placeAt(places, row))
}

/** The places at home with more people than that, by all their folded names. */
export async function townsWithMoreThan(
  population: number,
): Promise<{ names: string[]; place: GazetteerPlace }[]> {
  const places = await loadPlaces()
  const rows = Array.from({ length: places.atHome }, (_, row) => row)

  return rows
    .filter((row) => (places.populations[row] ?? 0) > population)
    .map((row) => placeAt(places, row))
    .map((place) => ({ names: namesOfPlace(place.name), place }))
}

/** The code of the state or community of a city: the nearest one of its name. */
export async function regionOf(
  city: string,
  position: Position & { countryCode: string },
): Promise<string | undefined> {
  const places = await loadPlaces()
  const namesakes = [city, shortName(city)]
    .flatMap((name) => named(places.index, normalizePlaceName(name)))
    .map((row) => placeAt(places, row))
    .filter(({ countryCode }) => countryCode === position.countryCode)

  return namesakes.toSorted(
    (one, other) => distanceMetres(one, position) - distanceMetres(other, position),
  )[0]?.region
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
export async function findCity(name: string, countryCode: string): Promise<GazetteerPlace | undefined> {
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

function placeAt(places: PackedPlaces, row: number): GazetteerPlace {
  const [latitude = 0, longitude = 0] = places.positions.subarray(2 * row, 2 * row + 2)
  const city = places.cities[row] ?? -1

  return {
    name: nameAt(places.names, row),
    countryCode: countryAt(places, row),
    region: places.regions.slice(2 * row, 2 * row + 2).trim() || undefined,
    city: city < 0 ? undefined : nameAt(places.names, city),
    isDistrict: city >= 0,
    population: places.populations[row] ?? 0,
    latitude,
    longitude,
  }
}
