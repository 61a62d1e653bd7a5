import type { ApiErrorLike } from '@domizil/shell-api'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { isApiError } from '../api-message.ts'
import { useShell } from '../shell-context.ts'
import type { Query } from './query.ts'
import { type QueryCache, queryCacheOf, type RefetchOptions } from './query-cache.ts'

export interface QueryOptions {
  /** False fetches nothing. */
  readonly isEnabled?: boolean
  /** How long a changed query waits before it is fetched, in milliseconds: typing several letters is one request. */
  readonly delayMs?: number
  /** Shows the data of the last visit at once while it is fetched again. The last eight such queries are kept. */
  readonly isCached?: boolean
  /** Shows the data of the query before until the new query is loaded or has failed. */
  readonly keepsPrevious?: boolean
}

interface QueryBase {
  /** Also true while loaded data is brought up to date. */
  readonly isFetching: boolean
  /** Fetches again. Loaded data stays, also when that fails. Resolves when the result is settled. */
  refetch(options?: RefetchOptions): Promise<void>
}

/** How a query stands. `error` with `data`: the data could not be brought up to date. */
export type QueryResult<T> = QueryBase &
  (
    | { readonly status: 'pending'; readonly data: undefined; readonly error: undefined }
    | {
        readonly status: 'success'
        readonly data: T
        readonly error: undefined
        readonly isPrevious: boolean
      }
    | { readonly status: 'error'; readonly data: T | undefined; readonly error: ApiErrorLike }
  )

/** The pause after typing before a query is fetched (specification, section 9: default fetch delay). */
export const FETCH_DELAY_MS = 200

const DISABLED = { data: undefined, error: undefined, isFetching: false }

/**
 * The data of a query, fetched while the component is mounted. Another key is another query; the request of the one
 * before is aborted unless another component observes it.
 * @throws what is no failed call, while rendering: the error boundary of the app shows it.
 */
export function useQuery<T>(query: Query<T>, options: QueryOptions = {}): QueryResult<T> {
  const { isEnabled = true, isCached = false, keepsPrevious = false } = options
  const cache = queryCacheOf(useShell())
  const { current, delayMs, previous } = useCurrent(cache, query, options)

  const observe = useCallback(
    (listener: () => void) =>
      isEnabled ? cache.observe(current, { delayMs, isCached }, listener) : () => undefined,
    [cache, current, isEnabled, delayMs, isCached],
  )
  const read = () => (isEnabled ? cache.stateOf(current) : DISABLED)
  const { data, error, isFetching } = useSyncExternalStore(observe, read, read)
  const refetch = useCallback((how?: RefetchOptions) => cache.refetch(current, how), [cache, current])

  const base = { isFetching, refetch }
  if (error !== undefined) {
    if (!isApiError(error)) throw error
    return { ...base, status: 'error', data, error }
  }
  if (data !== undefined) return { ...base, status: 'success', data, error, isPrevious: false }
  if (keepsPrevious && previous !== undefined) {
    return { ...base, status: 'success', data: previous, error, isPrevious: true }
  }
  return { ...base, status: 'pending', data: undefined, error }
}

interface Current<T> {
  /** The same object for as long as the key is the same. */
  readonly current: Query<T>
  readonly delayMs: number
  /** What was shown for the key before; nothing after a failure. */
  readonly previous: T | undefined
}

function useCurrent<T>(cache: QueryCache, query: Query<T>, { delayMs = 0 }: QueryOptions): Current<T> {
  const [last, setLast] = useState<Current<T>>({ current: query, delayMs, previous: undefined })
  if (last.current.key === query.key) return last

  const { data, error } = cache.stateOf(last.current)
  const next = {
    current: query,
    delayMs,
    previous: error === undefined ? (data ?? last.previous) : undefined,
  }
  setLast(next)
  return next
}
