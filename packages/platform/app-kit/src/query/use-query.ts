import type { ApiErrorLike } from '@domizil/shell-api'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { isApiError } from '../api-message.ts'
import { useShell } from '../shell-context.ts'
import type { Query } from './query.ts'
import { type QueryCache, queryCacheOf, type RefetchOptions } from './query-cache.ts'

export interface QueryOptions {
  /** False: nothing is fetched. */
  readonly isEnabled?: boolean
  /** Debounce of a changed query, in milliseconds: typing several letters is one request. */
  readonly delayMs?: number
  /**
   * Shows the data of the last visit at once while it is refetched. The last eight such queries stay in the cache.
   */
  readonly isCached?: boolean
  /** Refetches in the background whenever bookings or messages of the user have changed: the last data stays meanwhile. */
  readonly isLive?: boolean
  /**
   * Shows the previous query's data until the new query is loaded or has failed, or with `through-failures` until one is
   * loaded: for rows that say beside them that they are not what was asked for.
   */
  readonly keepsPrevious?: boolean | 'through-failures'
}

interface QueryBase {
  /** Also true while loaded data is refetched. */
  readonly isFetching: boolean
  /** Refetches. Loaded data stays, also after a failure. Resolves when the result is settled. */
  refetch(options?: RefetchOptions): Promise<void>
}

/** The state of a query. `error` with `data`: the refetch failed. */
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

/** The debounce of typed queries (specification, section 9: default fetch delay). */
export const FETCH_DELAY_MS = 200

const DISABLED = { data: undefined, error: undefined, isFetching: false }

/**
 * The data of a query, fetched while the component is mounted. A changed key is another query; the previous
 * one's request is aborted unless another component observes it.
 * @throws during render, an error that is not an `ApiErrorLike`: the app's error boundary shows it.
 */
export function useQuery<T>(query: Query<T>, options: QueryOptions = {}): QueryResult<T> {
  const { isEnabled = true, isCached = false, isLive = false, keepsPrevious = false } = options
  const cache = queryCacheOf(useShell())
  const { current, delayMs, previous } = useCurrent(cache, query, options)

  const observe = useCallback(
    (listener: () => void) =>
      isEnabled ? cache.observe(current, { delayMs, isCached, isLive }, listener) : () => undefined,
    [cache, current, isEnabled, delayMs, isCached, isLive],
  )
  const read = () => (isEnabled ? cache.stateOf(current) : DISABLED)
  const { data, error, isFetching } = useSyncExternalStore(observe, read, read)
  const refetch = useCallback((how?: RefetchOptions) => cache.refetch(current, how), [cache, current])

  const base = { isFetching, refetch }
  const keptData = keepsPrevious === 'through-failures' ? previous : undefined
  if (error !== undefined) {
    if (!isApiError(error)) throw error
    return { ...base, status: 'error', data: data ?? keptData, error }
  }
  if (data !== undefined) return { ...base, status: 'success', data, error, isPrevious: false }
  if (keepsPrevious && previous !== undefined) {
    return { ...base, status: 'success', data: previous, error, isPrevious: true }
  }
  return { ...base, status: 'pending', data: undefined, error }
}

interface Current<T> {
  /** The same object while the key stays the same. */
  readonly current: Query<T>
  readonly delayMs: number
  /** The data of the previous key; undefined after a failure, unless `keepsPrevious` is `through-failures`. */
  readonly previous: T | undefined
}

function useCurrent<T>(
  cache: QueryCache,
  query: Query<T>,
  { delayMs = 0, keepsPrevious = false }: QueryOptions,
): Current<T> {
  const [last, setLast] = useState<Current<T>>({ current: query, delayMs, previous: undefined })
  if (last.current.key === query.key) return last

  const { data, error } = cache.stateOf(last.current)
  const next = {
    current: query,
    delayMs,
    previous:
      error === undefined || keepsPrevious === 'through-failures' ? (data ?? last.previous) : undefined,
  }
  setLast(next)
  return next
}
