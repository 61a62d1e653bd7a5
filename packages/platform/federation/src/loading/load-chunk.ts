import { ChunkError, within } from './within.ts'

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
