// How shell and remotes load their chunks: with a time-out, one retry and a single error type.

/**
 * Loads a chunk with one retry after a failure. A time-out is not retried: the module system would return the
 * same pending promise.
 * @throws {ChunkError} with its cause, after the second failure or a time-out.
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>, timeoutMs: number): Promise<T> {
  const failed = (cause: unknown) => {
    throw cause instanceof ChunkError ? cause : new ChunkError(chunk, 'could not be loaded', { cause })
  }
  const again = (cause: unknown) => (cause instanceof ChunkError ? failed(cause) : load())

  return within(timeoutMs, chunk, load().catch(again)).catch(failed)
}

/** The texts of one language, by id. */
export type Messages = Record<string, string>

/** The loader of each language's texts: `{ en: () => import('../../messages/en.json'), … }`. */
export type MessageSources<Locale extends string = string> = Record<
  Locale,
  () => Promise<{ default: Messages }>
>

/** Loads the texts of a language. */
export interface LoadMessages<Locale extends string = string> {
  (locale: Locale, timeoutMs: number): Promise<Messages>
  /** The texts of a language, if they have been loaded. */
  loaded(locale: Locale): Messages | undefined
}

/**
 * Creates a function that loads each language once. If a language fails to load, it resolves with `fallback`
 * and warns in the console; the next call retries. For React's `use` the caller has to reuse the promise.
 */
export function messageLoader<Locale extends string>(
  sources: MessageSources<Locale>,
  fallback: Locale,
): LoadMessages<Locale> {
  const loaded = new Map<Locale, Promise<Messages>>()
  const values = new Map<Locale, Messages>()

  function load(locale: Locale, timeoutMs: number): Promise<Messages> {
    const known = loaded.get(locale)
    if (known) return known

    const texts = loadChunk(`messages-${locale}`, sources[locale], timeoutMs)
      .then(({ default: messages }) => {
        values.set(locale, messages)
        return messages
      })
      .catch((error: unknown) => {
        loaded.delete(locale)
        if (locale === fallback) throw error
        console.warn(`The texts in "${locale}" could not be loaded`, error)
        return load(fallback, timeoutMs)
      })
    loaded.set(locale, texts)
    return texts
  }

  return Object.assign(load, { loaded: (locale: Locale) => values.get(locale) })
}

/** After this wait the page shows that it is loading. */
const MAX_WAIT_MS = 1_000

/** Waits a second for what the first render needs: React shows what is there at once, and else delays it. Never rejects. */
export async function settledWithin(work: readonly unknown[]): Promise<void> {
  await Promise.race([Promise.allSettled(work), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}

/** How many times its limit a wait may take while files still come. */
const PATIENCE = 4
const CODE = /\.(js|css)(\?|$)/

/**
 * Watches a page that loads. Calls `stalled` once: after `milliseconds` without a new script or style sheet, or after four times
 * `milliseconds` in all. The returned function ends the watch.
 */
export function whenStalled(milliseconds: number, stalled: () => void): () => void {
  const begun = performance.now()
  let last = begun
  let timer = setTimeout(look, milliseconds)
  const arrivals = watchArrivals(() => {
    last = performance.now()
  })

  function look(): void {
    const left = Math.min(last + milliseconds, begun + PATIENCE * milliseconds) - performance.now()
    if (left > 0) timer = setTimeout(look, left)
    else {
      end()
      stalled()
    }
  }

  function end(): void {
    clearTimeout(timer)
    arrivals?.disconnect()
  }

  return end
}

/** A file that failed has no body. */
function watchArrivals(onArrival: () => void): { disconnect(): void } | undefined {
  if (typeof PerformanceObserver === 'undefined') return undefined
  const observer = new PerformanceObserver((list) => {
    const files: readonly { name: string; decodedBodySize?: number }[] = list.getEntries()
    const hasCome = files.some(({ name, decodedBodySize = 0 }) => decodedBodySize > 0 && CODE.test(name))
    if (hasCome) onArrival()
  })
  observer.observe({ type: 'resource' })
  return observer
}

/** A chunk of an app that failed to load, or not in time. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError' // set explicitly: minified class names are useless in reports
  readonly code = 'CHUNK_FAILED'
  readonly chunk: string

  constructor(chunk: string, reason: string, options?: ErrorOptions) {
    super(`chunk "${chunk}" ${reason}`, options)
    this.chunk = chunk
  }
}

/** Whether a chunk failed to load, of whichever app: the class differs between bundles. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'CHUNK_FAILED'
}

/** The promise's result. @throws {ChunkError} as `whenStalled` says: an import has no time-out. */
export async function within<T>(milliseconds: number, chunk: string, promise: Promise<T>): Promise<T> {
  let end = (): void => undefined
  const late = new Promise<never>((_resolve, reject) => {
    end = whenStalled(milliseconds, () =>
      reject(new ChunkError(chunk, `did not come within ${milliseconds} ms`)),
    )
  })

  try {
    return await Promise.race([promise, late])
  } finally {
    end()
  }
}
