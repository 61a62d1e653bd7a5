/** The calls of a follower. Each throws if the service is away or refuses. */
export interface Remote {
  /** Undefined if the text has the ETag still. */
  text(
    path: string,
    options: { readonly signal: AbortSignal; readonly etag?: string | undefined },
  ): Promise<string | undefined>
  /** Undefined if there is nothing at the path. */
  optional(path: string, signal: AbortSignal): Promise<Buffer | undefined>
  post(path: string, body: object, signal: AbortSignal): Promise<void>
  /** Ends when it is aborted, or nothing has come for `silenceMs`. */
  stream(path: string, options: { signal: AbortSignal; silenceMs: number }): AsyncGenerator<string>
}

/** How long one answer may take, in milliseconds. */
const ANSWER_MS = 30_000

interface Question {
  readonly headers?: Record<string, string>
  readonly statuses?: readonly number[]
  /** Makes it a POST. */
  readonly body?: string
}

export function openRemote(url: string, token: string): Remote {
  /** The answer with one of these statuses. */
  async function ask(
    path: string,
    signal: AbortSignal,
    { headers, statuses = [200], body }: Question = {},
  ): Promise<Response> {
    const response = await fetch(`${url}/v1${path}`, {
      headers: { Authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { method: 'POST', body }),
      redirect: 'error',
      signal,
    }).catch((cause: Error) => {
      throw new Error('it does not answer', { cause })
    })
    if (statuses.includes(response.status)) return response
    const { error } = (await response.json().catch(() => ({}))) as { error?: string }
    throw new Error(error ?? `${path} was answered with ${response.status}`)
  }
  const soon = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])

  return {
    async text(path, { signal, etag }) {
      const headers: Record<string, string> = etag ? { 'If-None-Match': etag } : {}
      const response = await ask(path, soon(signal), { headers, statuses: [200, 304] })
      return response.status === 304 ? undefined : response.text()
    },
    async optional(path, signal) {
      const response = await ask(path, soon(signal), { statuses: [200, 404] })
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? bytes : undefined
    },
    async post(path, body, signal) {
      const headers = { 'Content-Type': 'application/json' }
      await ask(path, soon(signal), { headers, statuses: [204], body: JSON.stringify(body) })
    },
    async *stream(path, { signal, silenceMs }) {
      const { body } = await ask(path, signal)
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
