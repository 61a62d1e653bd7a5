import { getUsualPrice } from '@domizil/api'
import { FETCH_DELAY_MS, queryOf, useQuery } from '@domizil/app-kit'

/** What flats of the city usually cost; undefined where nobody can say. It is a help: without it a price is set as well. */
export function useMedianPrice(typed: string): number | undefined {
  const city = typed.trim()
  const price = useQuery(queryOf(getUsualPrice, { query: { city } }), {
    isEnabled: city !== '',
    delayMs: FETCH_DELAY_MS,
  })

  return price.data?.median ?? undefined
}
