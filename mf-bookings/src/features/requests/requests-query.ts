import type { Booking } from '@domizil/api'
import { type Query, queryCacheOf, useQuery, useShell } from '@domizil/app-kit'
import { createContext, useContext, useMemo } from 'react'
import { OWN_FLATS } from '../../lib/own-flats-query.ts'

/** The query of the page's requests: all components of the page share it. */
export const RequestsQueryContext = createContext<Query<Booking[]> | null>(null)

function useRequestsQuery(): Query<Booking[]> {
  const query = useContext(RequestsQueryContext)
  if (!query) throw new Error('RequestsQueryContext is missing around a part of the requests page')
  return query
}

export function useRequests() {
  return useQuery(useRequestsQuery(), { isLive: true })
}

/** A request of the page by id. */
export function useRequest(id: number): Booking | undefined {
  const { data } = useQuery(useRequestsQuery(), { isEnabled: id > 0 })
  return data?.find((request) => request.id === id)
}

/** The request of the page that has followed a question. */
export function useRequestAfter(questionId: number): Booking | undefined {
  const { data } = useQuery(useRequestsQuery(), { isEnabled: questionId > 0 })
  return data?.find((request) => request.questionId === questionId)
}

/** The updates of the list after a change. */
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
      /** Changes a request in the cache without a refetch. */
      change,
      /** Replaces a request by the server's response, and refreshes the counters, those of the flats too, meanwhile. */
      show: (request: Booking): void => {
        change(request.id, request)
        void cache.refetch(OWN_FLATS, { isInBackground: true })
        void shell.refreshCounters()
      },
      /** Refetches all requests; after a failure the old ones stay. */
      refresh: () => cache.refetch(query),
    }
  }, [shell, query])
}
