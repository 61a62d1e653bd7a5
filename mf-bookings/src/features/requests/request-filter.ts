import type { Booking } from '@domizil/api'
import { matchesFilter, REQUEST_FILTERS, type RequestFilter } from '@domizil/domain'
import { atom } from 'jotai'

export const requestFilterAtom = atom<RequestFilter>('ALL')

/** The requests that match a filter. */
export function filterRequests(requests: readonly Booking[], filter: RequestFilter): readonly Booking[] {
  return requests.filter(({ status }) => matchesFilter(filter, status))
}

/** The number of requests for each filter. */
export function countByFilter(requests: readonly Booking[]) {
  return REQUEST_FILTERS.map((filter) => ({ filter, count: filterRequests(requests, filter).length }))
}
