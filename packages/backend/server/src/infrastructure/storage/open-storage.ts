import type { Log } from '../../foundation/kernel/index.ts'
import { guardStorage } from './guarded-storage.ts'
import { createLocalStorage } from './local-storage.ts'
import type { S3Config } from './s3-storage.ts'
import type { Storage } from './storage.ts'
import { createStorageWatch, type StorageWatch } from './storage-watch.ts'

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
