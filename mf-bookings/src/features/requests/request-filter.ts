import type { Booking } from '@domizil/api'
import { matchesFilter, REQUEST_FILTERS, type RequestFilter } from '@domizil/domain'
import { atom } from 'jotai'

export const requestFilterAtom = atom<RequestFilter>('ALL')

/** The requests that a filter lets through. */
export function filterRequests(requests: readonly Booking[], filter: RequestFilter): readonly Booking[] {
  return requests.filter(({ status }) => matchesFilter(filter, status))
}

/** How many requests each filter would show. */
export function countByFilter(requests: readonly Booking[]) {
  return REQUEST_FILTERS.map((filter) => ({ filter, count: filterRequests(requests, filter).length }))
}
