import type { Place } from '@domizil/api/schemas'
import { cityNameIn, type Locale } from '@domizil/domain'
import { sql } from 'kysely'
import type { Clock } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import {
  distanceMetres,
  type GazetteerPlace,
  germanPostcodes,
  namesOfPlace,
  normalizePlaceName,
  placesBeginningWith,
  regionNameIn,
  regionOf,
  shortName,
  townsWithMoreThan,
} from '../address/index.ts'

/** New flats are suggested a little later. Found they are at once. */
const MAX_AGE_MS = 60_000

interface Row {
  city: string
  district: string | null
  postcode: string
  countryCode: string
  flats: number
  latitude: number
  longitude: number
}

/**
 * The cities, districts and postcodes of listed flats. Read at the first use and then in the background, at most every
 * minute: suggestions never wait for a table of flats.
 */
function createListedPlaces({ db, clock }: { db: Database; clock: Clock }) {
  let known: { places: readonly NamedCandidate[]; readAt: number } | undefined
  let reading: Promise<void> | undefined

  async function read() {
    const readAt = clock().getTime()
    known = { places: await readPlaces(db), readAt }
  }

  /** A failure leaves the places as they were; the next call reads again. */
  function refresh(): Promise<void> {
    reading ??= read().finally(() => (reading = undefined))
    return reading
  }

  return async (): Promise<readonly NamedCandidate[]> => {
    if (!known) await refresh()
    else if (clock().getTime() - known.readAt > MAX_AGE_MS) refresh().catch(() => undefined)

    return known?.places ?? []
  }
}

async function readPlaces(db: Database): Promise<NamedCandidate[]> {
  const { rows } = await sql<Row>`
    SELECT f.city, f.district, f.postcode, f.country_code AS "countryCode", count(*)::int AS flats,
           avg(f.public_latitude) AS latitude, avg(f.public_longitude) AS longitude
    FROM flat AS f
    WHERE f.status = 'ACTIVE'
    GROUP BY f.city, f.district, f.postcode, f.country_code`.execute(db)
  const cities = gather(rows, ({ city }) => ({ kind: 'CITY', name: city }))
  const regions = new Map<string, string | undefined>()
  for (const city of cities) regions.set(`${city.countryCode} ${city.name}`, await regionOf(city.name, city))
  const places = [
    ...cities,
    ...gather(rows, ({ city, district }) => district && { kind: 'DISTRICT', name: district, city }),
    ...gather(rows, ({ city, postcode }) => ({ kind: 'POSTCODE', name: city, postcode })),
  ]

  return places.map((place) =>
    withNames({ ...place, region: regions.get(`${place.countryCode} ${place.city ?? place.name}`) }),
  )
}

type Identity = Pick<PlaceCandidate, 'kind' | 'name' | 'city' | 'postcode'>

/** The places of the rows with the number of their flats, in the middle of them. */
function gather(rows: readonly Row[], identify: (row: Row) => Identity | '' | null): PlaceCandidate[] {
  const gathered = new Map<string, PlaceCandidate>()
  for (const row of rows) {
    const identity = identify(row)
    if (!identity) continue
    const key = JSON.stringify([identity, row.countryCode])
    const { flats, latitude, longitude } = gathered.get(key) ?? { flats: 0, latitude: 0, longitude: 0 }
    const all = flats + row.flats
    const mean = (one: number, other: number) => (one * flats + other * row.flats) / all
    gathered.set(key, {
      ...identity,
      countryCode: row.countryCode,
      population: 0,
      flats: all,
      latitude: mean(latitude, row.latitude),
      longitude: mean(longitude, row.longitude),
    })
  }

  return [...gathered.values()]
}

const MAX_CANDIDATES = 100
/** Of smaller towns there are too many that nearly have another's name. */
const TOWN = 20_000

/** Places of the gazetteer for a typed text, whether or not there are flats. */
async function gazetteerPlaces(term: string): Promise<NamedCandidate[]> {
  const typed = typedPlace(term)
  const digits = typed.words.find((word) => /^\d+$/.test(word))
  if (digits) return fitting(term, postcodesOf(digits))

  const whole = await placesBeginningWith(typed.text, MAX_CANDIDATES)
  if (whole.length > 0) return whole.map(candidateOf).map(withNames)

  // Of "Berlin Mitte" each word may be the name.
  const byWord = await Promise.all(typed.words.map((word) => placesBeginningWith(word, MAX_CANDIDATES)))
  return fitting(term, byWord.flat().map(candidateOf))
}

/** Towns of the gazetteer that are nearly called so. */
async function similarTowns(text: string, maxEdits: number): Promise<PlaceCandidate[]> {
  const towns = await townsWithMoreThan(TOWN)

  return towns
    .filter(({ names }) => names.some((name) => editDistance(name, text, maxEdits) <= maxEdits))
    .map(({ place }) => candidateOf(place))
}

function fitting(term: string, candidates: readonly PlaceCandidate[]): NamedCandidate[] {
  const typed = typedPlace(term)

  return candidates.map(withNames).filter((one) => fitOf(typed, one) !== undefined)
}

function postcodesOf(digits: string): PlaceCandidate[] {
  return germanPostcodes()
    .startingWith(digits)
    .map(({ city, ...place }) => ({
      ...place,
      kind: 'POSTCODE',
      name: city,
      countryCode: 'DE',
      population: 0,
      flats: 0,
    }))
}

function candidateOf({ isDistrict, ...place }: GazetteerPlace): PlaceCandidate {
  return { ...place, kind: isDistrict ? 'DISTRICT' : 'CITY', flats: 0 }
}

const MAX_PLACES = 8
/** How far a place of the gazetteer may lie from the flats of the same name and still be taken for it. */
const SAME_PLACE_METRES = 25_000
const KINDS: readonly Place['kind'][] = ['CITY', 'DISTRICT', 'POSTCODE']
/** Shorter words are too similar to each other. */
const MIN_LENGTH_OF_EDITS = 4
const LENGTH_OF_TWO_EDITS = 8

export type PlaceService = ReturnType<typeof createPlaceService>

/** Places to search in. */
export function createPlaceService({ db, clock }: { db: Database; clock: Clock }) {
  const listedPlaces = createListedPlaces({ db, clock })

  return {
    /**
     * Places that begin so, at most eight, those with flats first; if there are none, those that are nearly called so.
     * Their names are those of the reader's language. Case and accents do not matter.
     */
    async list(term: string, locale: Locale): Promise<Place[]> {
      const { text } = typedPlace(term)
      if (text === '') return []

      // "Freiburg im Breisgau" is called Freiburg in the gazetteer.
      const short = shortName(term)
      const listed = await listedPlaces()
      const found = await find(term, listed)
      const shorter = found.length === 0 && short && short !== term ? await find(short, listed) : found
      const places = shorter.length > 0 ? shorter : await similarPlaces(text, listed)
      return places.slice(0, MAX_PLACES).map((place) => present(place, locale))
    },
  }
}

async function find(term: string, listed: readonly NamedCandidate[]): Promise<PlaceCandidate[]> {
  const typed = typedPlace(term)

  return ranked(typed, withoutDoubles([...listed, ...(await gazetteerPlaces(term))], typed))
}

type Typed = ReturnType<typeof typedPlace>

/** Those that fit, without places of the gazetteer that stand among those with flats. */
function withoutDoubles(places: readonly NamedCandidate[], typed: Typed): NamedCandidate[] {
  const kept: NamedCandidate[] = []
  for (const place of places) {
    if (fitOf(typed, place) === undefined) continue
    if (!kept.some((other) => isSame(other, place))) kept.push(place)
  }
  return kept
}

function isSame(one: NamedCandidate, other: NamedCandidate): boolean {
  if (one.candidate.kind !== other.candidate.kind) return false
  if (one.candidate.kind === 'POSTCODE') return one.candidate.postcode === other.candidate.postcode

  return (
    one.names.some((name) => other.names.includes(name)) &&
    distanceMetres(one.candidate, other.candidate) < SAME_PLACE_METRES
  )
}

/** Those that begin so before those with a later word; then those with flats; then the best fit, and the biggest. */
function ranked(typed: Typed, places: readonly NamedCandidate[]): PlaceCandidate[] {
  const keyOf = (place: NamedCandidate, at: number) => {
    const fit = fitOf(typed, place) ?? 2
    const { flats, kind } = place.candidate
    return [Number(fit === 2), Number(flats === 0), fit, flats > 0 ? KINDS.indexOf(kind) : 0, -flats, at]
  }

  return places
    .map((place, at) => ({ place: place.candidate, key: keyOf(place, at) }))
    .toSorted((one, other) => compare(one.key, other.key))
    .map(({ place }) => place)
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])

  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

async function similarPlaces(text: string, listed: readonly NamedCandidate[]): Promise<PlaceCandidate[]> {
  if (text.length < MIN_LENGTH_OF_EDITS || /\d/.test(text)) return []

  const maxEdits = text.length < LENGTH_OF_TWO_EDITS ? 1 : 2
  const near = listed.filter(
    ({ candidate, names }) =>
      candidate.kind !== 'POSTCODE' && names.some((name) => editDistance(name, text, maxEdits) <= maxEdits),
  )
  const ours = near.map(({ candidate }) => candidate).toSorted((one, other) => other.flats - one.flats)
  const others = await similarTowns(text, maxEdits)
  const isOurs = (town: PlaceCandidate) => ours.some((one) => distanceMetres(one, town) < SAME_PLACE_METRES)

  return [...ours, ...others.filter((town) => !isOurs(town))]
}

function present(place: PlaceCandidate, locale: Locale): Place {
  const { kind, name, city, postcode, countryCode, region, flats, latitude, longitude } = place
  const shown = cityNameIn(locale, name)
  const regionName = region && regionNameIn(locale, countryCode, region)

  return {
    kind,
    name: shown,
    ...(city && { city: cityNameIn(locale, city) }),
    ...(postcode && { postcode }),
    ...(regionName && regionName !== shown && { region: regionName }),
    countryCode,
    ...(flats > 0 && { flats }),
    latitude,
    longitude,
  }
}

/** A place that may be suggested, by its local name. */
interface PlaceCandidate {
  kind: Place['kind']
  name: string
  /** The city of a district. */
  city?: string | undefined
  postcode?: string | undefined
  countryCode: string
  /** The code of the state or community. */
  region?: string | undefined
  latitude: number
  longitude: number
  population: number
  /** The number of listed flats; 0 for a place of the gazetteer alone. */
  flats: number
}

/** A candidate with the folded names by which it is found. */
interface NamedCandidate {
  candidate: PlaceCandidate
  names: readonly string[]
  /** The words of its names, and of those of its city. */
  words: readonly string[]
}

/** Adds the names by which a place is found. */
function withNames(candidate: PlaceCandidate): NamedCandidate {
  const { kind, name, city, postcode } = candidate
  const names = kind === 'POSTCODE' ? [postcode ?? ''] : namesOfPlace(name)
  const around = kind === 'CITY' ? [] : namesOfPlace(kind === 'POSTCODE' ? name : (city ?? ''))

  return { candidate, names, words: [...names, ...around].flatMap((one) => one.split(' ')) }
}

/** A typed text as places are compared with it. */
interface TypedPlace {
  text: string
  words: readonly string[]
}

/** Folds a typed text. */
function typedPlace(term: string): TypedPlace {
  const words = term.split(/[^\p{L}\p{N}]+/u).map(normalizePlaceName)

  return { text: normalizePlaceName(term), words: words.filter(Boolean) }
}

/** A word of a name has to be as long to be found without the words before it. */
const MIN_INNER_LENGTH = 4

/**
 * How well a place fits: 0 if it is called so, 1 if it begins so or all words fit it and one of them its own name, 2 if
 * a later word of its name begins so; undefined if it does not fit.
 */
function fitOf({ text, words }: TypedPlace, { names, words: known }: NamedCandidate): 0 | 1 | 2 | undefined {
  if (names.includes(text)) return 0
  if (names.some((name) => name.startsWith(text))) return 1
  if (!words.every((word) => known.some((one) => one.startsWith(word)))) return undefined
  if (words.length > 1) {
    return words.some((word) => names.some((name) => name.startsWith(word))) ? 1 : undefined
  }

  const isInner = text.length >= MIN_INNER_LENGTH && names.some((name) => name.includes(` ${text}`))
  return isInner ? 2 : undefined
}

/**
 * How many letters have to be added, left out, replaced or swapped with their neighbour to make one text of another. More
 * than `max` are not counted exactly.
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1

  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSameLetter = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last[column] ?? max) + 1,
        (next[column - 1] ?? max) + 1,
        (last[column - 1] ?? max) + Number(!isSameLetter),
        row > 1 && column > 1 && isSwapped ? (before[column - 2] ?? max) + 1 : Infinity,
      )
    }
    if (Math.min(...next) > max) return max + 1
    before = last
    last = next
  }

  return last[other.length] ?? max + 1
}
