import { type Booking, listLandlordBookings } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import type { Period } from '@domizil/domain'

const REQUESTS = queryOf(listLandlordBookings, {})
const NONE: readonly Booking[] = []

/** The requests that wait for the landlord's answer; none while they are loading, or if they cannot be loaded. */
export function useOpenRequests(): readonly Booking[] {
  const { data = NONE } = useQuery(REQUESTS)
  return data.filter(({ status }) => status === 'REQUESTED')
}

/** Days for which there are requests: how many, and the booking of the first. */
export interface RequestedDays extends Period {
  readonly count: number
  readonly first: number
}

/** The days of the requests for a flat, those that overlap as one. */
export function requestBars(requests: readonly Booking[]): RequestedDays[] {
  const byStart = requests.toSorted((a, b) => a.startDate.localeCompare(b.startDate))
  return byStart.reduce<RequestedDays[]>((bars, { id: first, startDate: from, endDate: to }) => {
    const last = bars.at(-1)
    if (!last || last.to < from) return [...bars, { from, to, count: 1, first }]
    return [...bars.slice(0, -1), { ...last, to: to > last.to ? to : last.to, count: last.count + 1 }]
  }, [])
}
