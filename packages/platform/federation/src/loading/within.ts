import { whenStalled } from './when-stalled.ts'

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

/**
 * The promise's result, if it settles in time. An import of an ES module has no time-out.
 * @throws {ChunkError} when nothing has come for `milliseconds`, see `whenStalled`.
 */
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
