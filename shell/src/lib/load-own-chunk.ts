import { loadChunk } from '@domizil/federation/loading'

/**
 * Loads a chunk of the shell and tells the guard of reloads that it is there.
 * @throws {ChunkError} when it does not come.
 */
export async function loadOwnChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  const boot = window.domizilBoot
  const loaded = await loadChunk(chunk, load, boot.timeoutMs)
  boot.chunkLoaded(chunk)

  return loaded
}
