import type { Place } from '@domizil/api/schemas'
import { normalizePlaceName, namesOfPlace } from '../address/index.ts'

/** A place that may be suggested, by its local name. */
export interface PlaceCandidate {
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
export interface NamedCandidate {
  candidate: PlaceCandidate
  names: readonly string[]
  /** The words of its names, and of those of its city. */
  words: readonly string[]
}

/** Adds the names by which a place is found. */
export function withNames(candidate: PlaceCandidate): NamedCandidate {
  const { kind, name, city, postcode } = candidate
  const names = kind === 'POSTCODE' ? [postcode ?? ''] : namesOfPlace(name)
  const around = kind === 'CITY' ? [] : namesOfPlace(kind === 'POSTCODE' ? name : (city ?? ''))

  return { candidate, names, words: [...names, ...around].flatMap((one) => one.split(' ')) }
}

/** A typed text as places are compared with it. */
export interface TypedPlace {
  text: string
  words: readonly string[]
}

/** Folds a typed text. */
export function typedPlace(term: string): TypedPlace {
  const words = term.split(/[^\p{L}\p{N}]+/u).map(normalizePlaceName)

  return { text: normalizePlaceName(term), words: words.filter(Boolean) }
}

/** A word of a name has to be as long to be found without the words before it. */
const MIN_INNER_LENGTH = 4

/**
 * How well a place fits: 0 if it is called so, 1 if it begins so or all words fit it and one of them its own name, 2 if
 * a later word of its name begins so; undefined if it does not fit.
 */
export function fitOf(
  { text, words }: TypedPlace,
  { names, words: known }: NamedCandidate,
): 0 | 1 | 2 | undefined {
  if (names.includes(text)) return 0
  if (names.some((name) => name.startsWith(text))) return 1
  if (!words.every((word) => known.some((one) => one.startsWith(word)))) return undefined
  if (words.length > 1) {
    return words.some((word) => names.some((name) => name.startsWith(word))) ? 1 : undefined
  }

  const isInner = text.length >= MIN_INNER_LENGTH && names.some((name) => name.includes(` ${text}`))
  return isInner ? 2 : undefined
}
