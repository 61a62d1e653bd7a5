import { callsOf } from '@domizil/cli'

/** How long one answer may take, in milliseconds. */
const ANSWER_MS = 30_000
/** How long the service may wait for a change: for less than an answer may take. */
const WAIT_S = 20

/** The calls of a follower. Each throws if the service is away or refuses. */
export type Remote = ReturnType<typeof openRemote>

export function openRemote(url: string, token: string) {
  const ask = callsOf(url, token)
  const soon = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])

  return {
    /** The registry as soon as it is another one than that of the ETag; undefined if it stays the same for a while. */
    async registry(etag: string | undefined, signal: AbortSignal) {
      const headers: Record<string, string> = etag ? { 'If-None-Match': etag, Prefer: `wait=${WAIT_S}` } : {}
      const response = await ask('GET', '/registry', { headers, signal: soon(signal), besides: 304 })
      return response.status === 304 ? undefined : response.text()
    },
    /** Undefined if there is nothing at the path. */
    async optional(path: string, signal: AbortSignal) {
      const response = await ask('GET', path, { signal: soon(signal), besides: 404 })
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? bytes : undefined
    },
    async post(path: string, body: object, signal: AbortSignal) {
      await ask('POST', path, { body, signal: soon(signal) })
    },
  }
}
