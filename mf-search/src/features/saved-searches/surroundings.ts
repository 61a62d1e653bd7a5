import type { SearchResult } from '@domizil/api'
import { SAVED_SEARCH_LIMITS } from '@domizil/domain'
import type { Surroundings } from './wish.ts'

/** What a result tells of the place and the prices where somebody looks. */
export function surroundingsOf(result: SearchResult | undefined): Surroundings {
  const dearest = result?.priceHistogram?.max

  return {
    city: commonest(result?.items.map(({ city }) => city) ?? []),
    highestPrice: dearest && Math.min(Math.max(dearest, MIN_PRICE), MAX_PRICE),
  }
}

const { min: MIN_PRICE, max: MAX_PRICE } = SAVED_SEARCH_LIMITS.priceMax

/** The name that more than half of the flats have. */
function commonest(names: readonly string[]): string | undefined {
  return names.find((name) => names.filter((one) => one === name).length * 2 > names.length)
}
