import type { Place } from '@domizil/contract/schemas'
import { foldPlace } from '../flat-editing/fold-place.ts'
import { germanPostcodes } from '../flat-editing/german-postcodes.ts'
import { germanPlaces } from './german-places.ts'

const MAX_PLACES = 8

export type PlaceService = ReturnType<typeof createPlaceService>

/** The gazetteer: places to search around. */
export function createPlaceService() {
  return {
    /** Places whose name or postcode begins so, the biggest first; at most eight. Case and accents do not matter. */
    list(term: string): Place[] {
      const words = term.trim()
      return /^\d+$/.test(words) ? byPostcode(words) : byName(foldPlace(words))
    },
  }
}

function byName(prefix: string): Place[] {
  if (prefix === '') return []

  return germanPlaces()
    .filter(({ names }) => names.some((name) => name.startsWith(prefix)))
    .slice(0, MAX_PLACES)
    .map(({ place }) => place)
}

function byPostcode(prefix: string): Place[] {
  return germanPostcodes()
    .startingWith(prefix)
    .slice(0, MAX_PLACES)
    .map(({ city, ...place }) => ({ name: city, countryCode: 'DE', ...place }))
}
