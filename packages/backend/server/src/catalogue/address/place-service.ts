import type { Place } from '@domizil/api/schemas'
import { normalizePlaceName } from './normalize-place-name.ts'
import { germanPostcodes } from './german-postcodes.ts'
import { placesBeginningWith } from './gazetteer.ts'

const MAX_PLACES = 8

export type PlaceService = ReturnType<typeof createPlaceService>

/** The gazetteer: places to search around. */
export function createPlaceService() {
  return {
    /** Places whose name, or German postcode, begins so, at most eight. Case and accents do not matter. */
    async list(term: string): Promise<Place[]> {
      const words = term.trim()
      if (/^\d+$/.test(words)) return byPostcode(words)

      const prefix = normalizePlaceName(words)
      return prefix === '' ? [] : placesBeginningWith(prefix, MAX_PLACES)
    },
  }
}

function byPostcode(prefix: string): Place[] {
  return germanPostcodes()
    .startingWith(prefix)
    .slice(0, MAX_PLACES)
    .map(({ city, ...place }) => ({ name: city, countryCode: 'DE', ...place }))
}
