import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashOf, hexOf } from '@domizil/cli'

/** Files by their hash: a file that two versions share is uploaded once. */
export interface Objects {
  /** In bytes; undefined if it has not been uploaded. */
  sizeOf(hash: string): Promise<number | undefined>
  /** False if the bytes have another hash; nothing is stored then. */
  write(hash: string, bytes: Buffer): Promise<boolean>
  /** @throws if there is none. */
  read(hash: string): Promise<Buffer>
}

/** Objects in a folder, a file each. */
export function objectsIn(folder: string): Objects {
  const placeOf = (hash: string) => {
    const name = hexOf(hash)
    return path.join(folder, name.slice(0, 2), name)
  }

  return {
    sizeOf: async (hash) => statSync(placeOf(hash), { throwIfNoEntry: false })?.size,
    read: (hash) => readFile(placeOf(hash)),
    async write(hash, bytes) {
      if (hashOf(bytes) !== hash) return false
      const place = placeOf(hash)
      // Renamed when it is whole: a reader never finds half a file.
      const temporary = `${place}.${randomUUID()}`
      await mkdir(path.dirname(place), { recursive: true })
      await writeFile(temporary, bytes, { flush: true })
      await rename(temporary, place)
      return true
    },
  }
}
