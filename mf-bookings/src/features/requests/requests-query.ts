import type { Booking } from '@domizil/api'
import { type Query, queryCacheOf, useQuery, useShell } from '@domizil/app-kit'
import { createContext, useContext, useMemo } from 'react'

/** The requests that a page shows: everything on the page reads and changes the same list. */
export const RequestsQueryContext = createContext<Query<Booking[]> | null>(null)

function useRequestsQuery(): Query<Booking[]> {
  const query = useContext(RequestsQueryContext)
  if (!query) throw new Error('RequestsQueryContext is missing around a part of the requests page')
  return query
}

export function useRequests() {
  return useQuery(useRequestsQuery())
}

/** One request of the page, where it has one with this id. */
export function useRequest(id: number): Booking | undefined {
  const { data } = useQuery(useRequestsQuery(), { isEnabled: id > 0 })
  return data?.find((request) => request.id === id)
}

/** Brings the list up to date after a change. */
export function useRequestChanges() {
  const shell = useShell()
  const query = useRequestsQuery()

  return useMemo(() => {
    const cache = queryCacheOf(shell)
    const change = (id: number, part: Partial<Booking>) =>
      cache.setData(query, (requests) =>
        requests.map((request) => (request.id === id ? { ...request, ...part } : request)),
      )

    return {
      /** Shows what has become different about a request, without fetching it again. */
      change,
      /** Shows a request as the backend has answered it; the numbers in the user menu follow. */
      show: (request: Booking) => {
        change(request.id, request)
        return shell.refreshCounters()
      },
      /** Fetches all requests again; what is shown stays where that fails. */
      refresh: () => cache.refetch(query),
    }
  }, [shell, query])
}
