import { getUsualPrice } from '@domizil/api'
import { FETCH_DELAY_MS, queryOf, useQuery } from '@domizil/app-kit'

/** The median rent of the typed city; undefined if it is unknown or fails to load. The form works without it. */
export function useMedianPrice(typed: string): number | undefined {
  const city = typed.trim()
  const price = useQuery(queryOf(getUsualPrice, { query: { city } }), {
    isEnabled: city !== '',
    delayMs: FETCH_DELAY_MS,
  })

  return price.data?.median ?? undefined
}
