import { del, get, set } from 'idb-keyval'

/** Where the photos of somebody wait who has yet to log in: they are too big for the storage of a tab. */
const NAME = 'domizil.first-photos'
const KEEP_MS = 24 * 60 * 60 * 1000

interface KeptPhotos {
  readonly keptAt: number
  readonly files: readonly File[]
}

/** Keeps the files in this browser, through logging in and reloading, for a day. Without storage they live as long as the page. */
export async function keepPhotos(files: readonly File[]): Promise<void> {
  const kept: KeptPhotos = { keptAt: Date.now(), files }

  await (files.length > 0 ? set(NAME, kept) : del(NAME)).catch(() => undefined)
}

/** What was kept; nothing when it is too old or cannot be read. */
export async function keptPhotos(): Promise<readonly File[]> {
  const kept = await get<KeptPhotos>(NAME).catch(() => undefined)
  if (!kept) return []
  if (Date.now() - kept.keptAt < KEEP_MS) return kept.files

  await keepPhotos([])
  return []
}
