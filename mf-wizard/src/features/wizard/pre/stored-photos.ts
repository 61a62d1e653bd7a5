import { readFromDevice, removeFromDevice, writeToDevice } from '@domizil/app-kit/device-storage'

/** The photos of visitors before the sign-in: they are too large for session storage. */
const NAME = 'domizil.first-photos'
const RETENTION_MS = 24 * 60 * 60 * 1000

interface StoredPhotos {
  readonly keptAt: number
  readonly files: readonly File[]
}

/** Stores the files on this device for a day; they survive sign-in and reload. */
export async function storePhotos(files: readonly File[]): Promise<void> {
  const stored: StoredPhotos = { keptAt: Date.now(), files }
  await (files.length > 0 ? writeToDevice(NAME, stored) : removeFromDevice(NAME))
}

/** The stored files; empty if they are expired or unreadable. */
export async function readStoredPhotos(): Promise<readonly File[]> {
  const stored = await readFromDevice<StoredPhotos>(NAME)
  if (!stored) return []
  if (Date.now() - stored.keptAt < RETENTION_MS) return stored.files

  await storePhotos([])
  return []
}
