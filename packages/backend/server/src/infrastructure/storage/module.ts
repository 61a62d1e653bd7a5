import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import {
  defineRoom,
  insufficientStorage,
  isDiskFull,
  type Log,
  traced,
} from '../../foundation/kernel/index.ts'
import { isKey } from './key.ts'
import type { S3Config } from './s3-storage.ts'
import { refuse } from './storage-refusals.ts'
import { createStorageWatch, type StorageWatch } from './storage-watch.ts'
import type { Storage } from './storage.ts'

/** Files of pictures and documents. */
export const storageRoom = defineRoom({
  refusals: refuse.table,
})

/** A local folder, or a bucket that several servers share. */
export type StorageConfig = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Config)

/** What a process left that ended while it wrote. */
const UNFINISHED = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a folder holds, and who may read it. */
interface FolderRules {
  /** Whether a name is one of its files; the keys of pictures and documents by default. */
  isName: (name: string) => boolean
  /** Readable for the owner only. */
  isPrivate: boolean
}

/**
 * Opens the storage of pictures and documents. One that is away is opened all the same, and noted.
 *
 * @throws {StorageError} if the bucket cannot be used.
 */
export async function openStorage(
  config: StorageConfig,
  note: StorageWatch['note'] = () => {},
): Promise<Storage> {
  if (config.kind === 'disk') return guardStorage(createLocalStorage(config.folder), note)

  // The S3 client is large: it is loaded only for a bucket.
  const { openS3Storage } = await import('./s3-storage.ts')
  return guardStorage(await openS3Storage(config, note), note)
}

/** Opens the storage, and says afterwards whether it is away. Changes of that are logged. */
export async function openWatchedStorage(config: StorageConfig, log: Log) {
  const { note, isAway } = createStorageWatch(log)

  return { storage: await openStorage(config, note), listAway: () => (isAway() ? ['storage'] : []) }
}

/**
 * Wraps a storage so that its failures are identifiable: a refused connection or a time-out could otherwise be the
 * database's.
 *
 * @throws {DomainError} from every function: STORAGE_UNAVAILABLE (503), INSUFFICIENT_STORAGE (507) for a full disk.
 */
export function guardStorage(storage: Storage, note: StorageWatch['note'] = () => {}): Storage {
  const guard = <Result>(name: string, work: () => Promise<Result>) =>
    guardCall(() => traced({ kind: 'storage', name }, work), note)

  return {
    put: (key, bytes) => guard('put', () => storage.put(key, bytes)),
    get: (key) => guard('get', () => storage.get(key)),
    stream: (key) => guard('stream', () => storage.stream(key)),
    head: (key) => guard('head', () => storage.head(key)),
    delete: (key) => guard('delete', () => storage.delete(key)),
    list: () => storage.list(),
  }
}

async function guardCall<Result>(work: () => Promise<Result>, note: StorageWatch['note']): Promise<Result> {
  try {
    const result = await work()
    note(false)
    return result
  } catch (error) {
    // A key outside of the storage is a bug, not a failure of the storage.
    if (!(error instanceof Error) || error instanceof TypeError) throw error
    if (isStorageFull(error)) throw insufficientStorage({ cause: error })
    note(true)
    throw refuse('STORAGE_UNAVAILABLE', { cause: error })
  }
}

/** A bucket reports it by the status of its response, or by a different code. */
function isStorageFull(error: Error & { $metadata?: { httpStatusCode?: number } }): boolean {
  return isDiskFull(error) || error.$metadata?.httpStatusCode === 507 || error.name.endsWith('StorageFull')
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
