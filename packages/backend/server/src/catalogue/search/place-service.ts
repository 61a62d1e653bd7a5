import type { Place } from '@domizil/api/schemas'
import { cityNameIn, type Locale } from '@domizil/domain'
import type { Clock } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { distanceMetres, regionNameIn, shortName } from '../address/index.ts'
import { editDistance } from './edit-distance.ts'
import { gazetteerPlaces, similarTowns } from './gazetteer-places.ts'
import { createListedPlaces } from './listed-places.ts'
import { fitOf, type NamedCandidate, type PlaceCandidate, typedPlace } from './place-candidate.ts'

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
