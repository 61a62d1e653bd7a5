import {
  type GazetteerPlace,
  germanPostcodes,
  placesBeginningWith,
  townsWithMoreThan,
} from '../address/index.ts'
import { editDistance } from './edit-distance.ts'
import { fitOf, type NamedCandidate, type PlaceCandidate, typedPlace, withNames } from './place-candidate.ts'

const MAX_CANDIDATES = 100
/** Of smaller towns there are too many that nearly have another's name. */
const TOWN = 20_000

/** Places of the gazetteer for a typed text, whether or not there are flats. */
export async function gazetteerPlaces(term: string): Promise<NamedCandidate[]> {
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
export async function similarTowns(text: string, maxEdits: number): Promise<PlaceCandidate[]> {
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
