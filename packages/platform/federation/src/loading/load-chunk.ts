import { ChunkError, within } from './within.ts'

/**
 * Loads a chunk, asking a second time when the first attempt fails. One that hangs is not asked again:
 * the module system would hand out the same promise.
 * @throws {ChunkError} with the cause, when it failed twice or was late.
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>, timeoutMs: number): Promise<T> {
  const failed = (cause: unknown) => {
    throw cause instanceof ChunkError ? cause : new ChunkError(chunk, 'could not be loaded', { cause })
  }
  const again = (cause: unknown) => (cause instanceof ChunkError ? failed(cause) : load())

  return within(timeoutMs, chunk, load().catch(again)).catch(failed)
}
