import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { isKey } from './key.ts'
import type { Storage } from './storage.ts'

/** What a process left that ended while it wrote. */
const UNFINISHED = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a folder holds, and who may read it. */
interface FolderRules {
  /** Whether a name is one of its files; the keys of pictures and documents by default. */
  isName: (name: string) => boolean
  /** Readable for the owner only. */
  isPrivate: boolean
}

/** Stores files in a local folder, atomically: written to a temporary file, flushed to the disk, then renamed. */
export function createLocalStorage(
  folder: string,
  { isName = isKey, isPrivate = false }: Partial<FolderRules> = {},
): Storage {
  const pathOf = (key: string) => {
    if (!isName(key)) throw new TypeError(`Not a key: ${key}`)
    return join(folder, key)
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const unfinished = `${path}.${randomUUID()}`

      await mkdir(dirname(path), { recursive: true, mode: isPrivate ? 0o700 : 0o777 })
      await writeDurably(unfinished, bytes, isPrivate ? 0o600 : 0o666)
      await rename(unfinished, path)
    },
    get: (key) => readFile(pathOf(key)).catch(absent),
    async stream(key) {
      const file = await open(pathOf(key)).catch(absent)
      return file && { bytes: (await file.stat()).size, content: file.createReadStream() }
    },
    async head(key) {
      const found = await stat(pathOf(key)).catch(absent)
      return found && { bytes: found.size }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)
      for (const entry of entries ?? []) {
        const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
        if (entry.isFile() && isName(key) && !UNFINISHED.test(key)) yield key
      }
    },
  }
}

async function writeDurably(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
