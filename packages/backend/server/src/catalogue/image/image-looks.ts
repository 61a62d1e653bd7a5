import type { Storage } from '../../infrastructure/storage/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { listUnseen, NO_LOOK, setLook } from './image-look-repository.ts'
import { pathOf, type StoredImage } from './image-store.ts'

/** At a few milliseconds each, as many as a run may take; the next one goes on. */
const MOST_AT_ONCE = 2_000

/** How a picture looks. Its smallest size is read from the storage unless it comes along. */
export async function lookAt(
  storage: Storage,
  { key, thumb }: Pick<StoredImage, 'key' | 'thumb'>,
): Promise<string> {
  // The image library takes 20 MB: it is loaded on demand.
  const { lookOf } = await import('./look-of.ts')
  const picture = thumb ?? (await storage.get(pathOf(key, 'thumb')))
  // A file that is gone, or damaged, must not be read again for ever.
  return picture ? lookOf(picture).catch(() => NO_LOOK) : NO_LOOK
}

/** Looks at each picture that was not looked at yet: those that did not come by an upload. */
export async function lookAtNew(db: Database, storage: Storage): Promise<void> {
  for (const key of await listUnseen(db, MOST_AT_ONCE)) await setLook(db, key, await lookAt(storage, { key }))
}
