import type { Call, CallInput, CallOutput } from '@domizil/api'
import type { ShellApi } from '@domizil/shell-api'

/** A piece of server state and how to fetch it. Queries with the same key share one request and one state. */
export interface Query<T> {
  readonly key: string
  fetch(shell: ShellApi, signal: AbortSignal): Promise<T>
  /** Combines the cached data with fetched data; left out, the fetched data replaces the cached. */
  merge?(cached: T | undefined, fetched: T): T
}

/** The query that sends one call. Its key consists of method, path and input, the same on server and browser. */
export function queryOf<C extends Call>(call: C, input: CallInput<C>): Query<CallOutput<C>> {
  return {
    key: `${call.method} ${call.path} ${JSON.stringify(input)}`,
    fetch: (shell, signal) => shell.send(call, input, { signal }),
  }
}
