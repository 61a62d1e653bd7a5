import { callsOf } from '@domizil/cli'

/** How long one answer may take, in milliseconds. */
const ANSWER_MS = 30_000

/** The calls of a follower. Each throws if the service is away or refuses. */
export type Remote = ReturnType<typeof openRemote>

export function openRemote(url: string, token: string) {
  const ask = callsOf(url, token)
  const soon = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])

  return {
    /** Undefined if the text has the ETag still. */
    async text(path: string, { signal, etag }: { signal: AbortSignal; etag?: string | undefined }) {
      const headers: Record<string, string> = etag ? { 'If-None-Match': etag } : {}
      const response = await ask('GET', path, { headers, signal: soon(signal), besides: 304 })
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
    /** Ends when it is aborted, or nothing has come for `silenceMs`. */
    async *stream(path: string, { signal, silenceMs }: { signal: AbortSignal; silenceMs: number }) {
      const { body } = await ask('GET', path, { signal })
      const reader = (body as ReadableStream<Uint8Array>).getReader()
      // By hand: Node may lose the signal of a request that runs for long, when it collects garbage.
      const end = () => void reader.cancel().catch(() => undefined)
      const decoder = new TextDecoder()
      signal.addEventListener('abort', end)
      try {
        while (!signal.aborted) {
          const silence = setTimeout(end, silenceMs).unref()
          const { done, value } = await reader.read().finally(() => clearTimeout(silence))
          if (done) return
          yield decoder.decode(value, { stream: true })
        }
      } finally {
        signal.removeEventListener('abort', end)
        end()
      }
    },
  }
}
