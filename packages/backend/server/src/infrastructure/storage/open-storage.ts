import { guardStorage } from './guarded-storage.ts'
import { createLocalStorage } from './local-storage.ts'
import type { S3Config } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** A folder of this machine, or a bucket that several servers share. */
export type StorageConfig = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Config)

/**
 * Opens what pictures and documents are kept in.
 *
 * @throws {StorageError} if the bucket cannot be used.
 */
export async function openStorage(config: StorageConfig): Promise<Storage> {
  if (config.kind === 'disk') return guardStorage(createLocalStorage(config.folder))

  // Its client is big: who keeps files on the disk shall not carry it.
  const { openS3Storage } = await import('./s3-storage.ts')
  return guardStorage(await openS3Storage(config))
}
