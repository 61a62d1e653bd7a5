import type { Booking } from '@domizil/api'
import { matchesFilter, REQUEST_FILTERS, type RequestFilter } from '@domizil/domain'
import { useSearchParams } from '@domizil/app-kit/router'

/** The name of the filter in the address. */
export const STATUS_PARAM = 'status'

/** The filter in the address, and the function that changes it; an unknown one counts as ALL. */
export function useRequestFilter() {
  const [search, setSearch] = useSearchParams()
  const chosen = search.get(STATUS_PARAM)

  return {
    filter: REQUEST_FILTERS.find((one) => one === chosen) ?? 'ALL',
    choose: (filter: RequestFilter) =>
      setSearch((before) => {
        const after = new URLSearchParams(before)
        if (filter === 'ALL') after.delete(STATUS_PARAM)
        else after.set(STATUS_PARAM, filter)
        return after
      }),
  }
}

/** The number of requests for each filter. */
export function countByFilter(requests: readonly Booking[]) {
  return REQUEST_FILTERS.map((filter) => ({
    filter,
    count: requests.filter(({ status }) => matchesFilter(filter, status)).length,
  }))
}
