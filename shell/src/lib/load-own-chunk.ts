import { loadChunk } from '@domizil/federation/loading'

/**
 * Loads a chunk of the shell and reports the success to the reload guard.
 * @throws {ChunkError} if it fails.
 */
export async function loadOwnChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  const boot = globalThis.domizilBoot
  const loaded = await loadChunk(chunk, load, boot.timeoutMs)
  boot.chunkLoaded(chunk)

  return loaded
}
