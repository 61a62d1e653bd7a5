import { guardStorage } from './guarded-storage.ts'
import { createLocalStorage } from './local-storage.ts'
import type { S3Config } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** A local folder, or a bucket that several servers share. */
export type StorageConfig = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Config)

/**
 * Opens the storage of pictures and documents.
 *
 * @throws {StorageError} if the bucket cannot be used.
 */
export async function openStorage(config: StorageConfig): Promise<Storage> {
  if (config.kind === 'disk') return guardStorage(createLocalStorage(config.folder))

  // The S3 client is large: it is loaded only for a bucket.
  const { openS3Storage } = await import('./s3-storage.ts')
  return guardStorage(await openS3Storage(config))
}
