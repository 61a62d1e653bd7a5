import type { ShellApi } from '@domizil/shell-api'
import { isApiError } from '../api-message.ts'
import type { Query } from './query.ts'

/** The state of a query. After a failed refetch both `data` and `error` are set. */
export interface QueryState<T> {
  readonly data: T | undefined
  readonly error: unknown
  readonly isFetching: boolean
}

export interface ObserveOptions {
  /** Delay before the first request, in milliseconds. */
  readonly delayMs: number
  /** Keeps the data in the cache after the last observer has unsubscribed. */
  readonly isCached: boolean
  /** Refetches in the background whenever bookings or messages of the user have changed. */
  readonly isLive?: boolean
}

export interface RefetchOptions {
  /** Publishes no loading state before the result: for polling. */
  readonly isInBackground?: boolean
}

/** The server state of one app during one visit. */
export interface QueryCache {
  stateOf<T>(query: Query<T>): QueryState<T>
  /** Fetches the query while it has an observer. Returns the unsubscribe function. */
  observe<T>(query: Query<T>, options: ObserveOptions, listener: () => void): () => void
  /** Refetches an observed query, and evicts one without an observer. Resolves when the state is settled. */
  refetch<T>(query: Query<T>, options?: RefetchOptions): Promise<void>
  /** Changes loaded data, for example after the backend has confirmed a change. Does nothing before it is loaded. */
  setData<T>(query: Query<T>, change: (data: T) => T): void
}

interface Entry {
  state: QueryState<unknown>
  readonly listeners: Set<() => void>
  request: AbortController
  /** The data came with the page: the first observer need not fetch it. */
  isInitial: boolean
  /** A request is under way. */
  isRequested: boolean
  /** Refetches, as long as an observer wants changes to be seen. */
  renew: (() => void) | undefined
}

/** The number of queries without an observer that stay in the cache. */
const MAX_IDLE = 8

/** The wait after a change could not be loaded. */
const RENEW_AGAIN_MS = 30_000
/** From this status on, and without one, a later try may succeed. */
const SERVER_ERROR = 500

const PENDING = { data: undefined, error: undefined, isFetching: true }
const caches = new WeakMap<ShellApi, QueryCache>()

/** The cache belongs to the shell, not to a mount: a page that is visited again finds its data. */
export function queryCacheOf(shell: ShellApi): QueryCache {
  const cache = caches.get(shell) ?? createQueryCache(shell)
  caches.set(shell, cache)
  return cache
}

function createQueryCache(shell: ShellApi): QueryCache {
  const entries = new Map<string, Entry>()
  for (const [key, data] of shell.firstAnswers ?? []) {
    entries.set(key, newEntry({ data, error: undefined, isFetching: false }, true))
  }

  const stateOf = <T>({ key }: Query<T>) => (entries.get(key)?.state ?? PENDING) as QueryState<T>

  function observe<T>(query: Query<T>, options: ObserveOptions, listener: () => void): () => void {
    const entry = entries.get(query.key) ?? newEntry(PENDING, false)
    entries.set(query.key, entry)
    entry.listeners.add(listener)
    if (options.isLive) entry.renew = () => void request(entry, query, entry.state.data !== undefined)
    if (entry.listeners.size === 1 && !entry.isInitial) void fetchLater(entry, query, options.delayMs)
    entry.isInitial = false

    return () => {
      entry.listeners.delete(listener)
      if (entry.listeners.size === 0) release(query.key, entry, options.isCached)
    }
  }

  function release(key: string, entry: Entry, isCached: boolean): void {
    entry.request.abort()
    entry.renew = undefined
    entries.delete(key)
    if (!isCached || entry.state.data === undefined) return

    entry.state = { ...entry.state, error: undefined }
    entries.set(key, entry)
    const idle = [...entries].filter(([, { listeners, isInitial }]) => listeners.size === 0 && !isInitial)
    for (const [oldest] of idle.slice(0, -MAX_IDLE)) entries.delete(oldest)
  }

  function fetchLater<T>(entry: Entry, query: Query<T>, delayMs: number): Promise<void> | void {
    if (delayMs === 0) return fetchNow(entry, query)

    entry.request = new AbortController()
    const { signal } = entry.request
    setTimeout(() => signal.aborted || void fetchNow(entry, query), delayMs)
  }

  function fetchNow<T>(entry: Entry, query: Query<T>): Promise<void> {
    if (entry.state.data === undefined) set(entry, PENDING)
    else set(entry, { ...entry.state, isFetching: true })
    return request(entry, query)
  }

  async function request<T>(entry: Entry, query: Query<T>, isRenewal = false): Promise<void> {
    entry.request.abort()
    entry.request = new AbortController()
    const { signal } = entry.request
    entry.isRequested = true
    try {
      const fetched = await query.fetch(shell, signal)
      if (signal.aborted) return
      const data = query.merge ? query.merge(entry.state.data as T | undefined, fetched) : fetched
      set(entry, { data, error: undefined, isFetching: false })
    } catch (error) {
      if (signal.aborted) return
      // What could not be renewed takes nothing away: it is tried later if the server may answer then.
      if (!isRenewal || !isApiError(error)) set(entry, { data: entry.state.data, error, isFetching: false })
      else if ((error.status ?? SERVER_ERROR) >= SERVER_ERROR)
        setTimeout(() => signal.aborted || entry.renew?.(), RENEW_AGAIN_MS)
    } finally {
      if (!signal.aborted) entry.isRequested = false
    }
  }

  shell.changes?.subscribe(() => {
    for (const entry of entries.values()) if (entry.listeners.size > 0) entry.renew?.()
  })

  return {
    stateOf,
    observe,
    async refetch(query, { isInBackground = false } = {}) {
      const entry = entries.get(query.key)
      if (entry && entry.listeners.size > 0) await (isInBackground ? request : fetchNow)(entry, query)
      else entries.delete(query.key)
    },
    setData(query, change) {
      const entry = entries.get(query.key)
      const { data } = stateOf(query)
      if (!entry || data === undefined) return
      set(entry, { ...entry.state, data: change(data) })
      // An answer that was on its way may be older than the change.
      if (entry.isRequested && entry.listeners.size > 0) void request(entry, query)
    },
  }
}

function newEntry(state: QueryState<unknown>, isInitial: boolean): Entry {
  return {
    state,
    listeners: new Set(),
    request: new AbortController(),
    isInitial,
    isRequested: false,
    renew: undefined,
  }
}

function set(entry: Entry, state: QueryState<unknown>): void {
  if (entry.state === state) return
  entry.state = state
  for (const run of entry.listeners) run()
}
