import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { Source } from 'pmtiles'

/** Reads ranges of an open file. */
export function sourceOf(handle: FileHandle, path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length)
      const { bytesRead } = await handle.read(bytes, 0, length, offset)
      return { data: bytes.buffer.slice(0, bytesRead) }
    },
  }
}

/** Opens a file to be read by ranges. */
export async function openLocalSource(path: string): Promise<{ source: Source; close: () => Promise<void> }> {
  const handle = await open(path, 'r')
  return { source: sourceOf(handle, path), close: () => handle.close() }
}
