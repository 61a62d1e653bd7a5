import { readFromDevice, removeFromDevice, writeToDevice } from '@domizil/app-kit/device-storage'

/** The photos of visitors before the sign-in: they are too large for session storage. */
export const FIRST_PHOTOS = 'domizil.first-photos'
const RETENTION_MS = 24 * 60 * 60 * 1000

interface StoredPhotos {
  readonly keptAt: number
  readonly files: readonly File[]
}

/**
 * Stores the files on this device for a day, in place of those before; they survive sign-in and reload. Resolves false if the
 * device does not take them: they live as long as the page.
 */
export async function storePhotos(key: string, files: readonly File[]): Promise<boolean> {
  const stored: StoredPhotos = { keptAt: Date.now(), files }
  if (files.length > 0) return writeToDevice(key, stored)

  await removeFromDevice(key)
  return true
}

/** The stored files; empty if they are expired or unreadable. */
export async function readStoredPhotos(key: string): Promise<readonly File[]> {
  const stored = await readFromDevice<StoredPhotos>(key)
  if (!stored) return []
  if (Date.now() - stored.keptAt < RETENTION_MS) return stored.files

  await storePhotos(key, [])
  return []
}
