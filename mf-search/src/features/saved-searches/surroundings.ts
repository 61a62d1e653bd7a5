import type { SearchResult } from '@domizil/api'
import { SAVED_SEARCH_LIMITS } from '@domizil/domain'
import type { Surroundings } from './alert-draft.ts'

/** The city and the prices of a result, for the form. */
export function surroundingsOf(result: SearchResult | undefined): Surroundings {
  const dearest = result?.priceHistogram?.max

  return {
    city: commonest(result?.items.map(({ city }) => city) ?? []),
    highestPrice: dearest && Math.min(Math.max(dearest, MIN_PRICE), MAX_PRICE),
  }
}

const { min: MIN_PRICE, max: MAX_PRICE } = SAVED_SEARCH_LIMITS.priceMax

/** The name of more than half of the flats. */
function commonest(names: readonly string[]): string | undefined {
  return names.find((name) => names.filter((one) => one === name).length * 2 > names.length)
}
