import {
  defineRoom,
  insufficientStorage,
  isDiskFull,
  type Log,
  traced,
} from '../../foundation/kernel/index.ts'
import { createLocalStorage } from './local-storage.ts'
import type { S3Config } from './s3-storage.ts'
import { refuse } from './storage-refusals.ts'
import { createStorageWatch, type StorageWatch } from './storage-watch.ts'
import type { Storage } from './storage.ts'

export { createLocalStorage } from './local-storage.ts'

/** Files of pictures and documents. */
export const storageRoom = defineRoom({
  refusals: refuse.table,
})

/** A local folder, or a bucket that several servers share. */
export type StorageConfig = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Config)

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
