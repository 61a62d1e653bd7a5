import { del, get, set } from 'idb-keyval'

/** The IndexedDB key of the photos of visitors before the sign-in: they are too large for session storage. */
const NAME = 'domizil.first-photos'
const RETENTION_MS = 24 * 60 * 60 * 1000

interface StoredPhotos {
  readonly keptAt: number
  readonly files: readonly File[]
}

/**
 * Stores the files in this browser for a day; they survive sign-in and reload. Without storage they live as long as
 * the page.
 */
export async function storePhotos(files: readonly File[]): Promise<void> {
  const stored: StoredPhotos = { keptAt: Date.now(), files }

  try {
    await (files.length > 0 ? set(NAME, stored) : del(NAME))
  } catch {
    // Without storage: also where the browser forbids it and throws at once.
  }
}

/** The stored files; empty if they are expired or unreadable. */
export async function readStoredPhotos(): Promise<readonly File[]> {
  const stored = await readStored()
  if (!stored) return []
  if (Date.now() - stored.keptAt < RETENTION_MS) return stored.files

  await storePhotos([])
  return []
}

async function readStored(): Promise<StoredPhotos | undefined> {
  try {
    return await get<StoredPhotos>(NAME)
  } catch {
    return undefined
  }
}
