import type { Storage } from '../../infrastructure/storage/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { listUnseen, NO_LOOK, setLook } from './image-look-repository.ts'
import { pathOf } from './image-store.ts'

/** At a few milliseconds each, as many as a run may take; the next one goes on. */
const MOST_AT_ONCE = 2_000

/** How pictures look: an uploaded one at once, by a timer those that came another way. */
export function createImageLooks({ db, storage }: { db: Database; storage: Storage }) {
  async function lookAt(key: string): Promise<string> {
    // The image library takes 20 MB: it is loaded on demand.
    const { lookOf } = await import('./look-of.ts')
    const picture = await storage.get(pathOf(key, 'thumb'))
    // A file that is gone, or damaged, must not be read again for ever.
    return picture ? lookOf(picture).catch(() => NO_LOOK) : NO_LOOK
  }

  return {
    lookAt,

    /** Looks at each picture that was not looked at yet. */
    async lookAtNew(): Promise<void> {
      for (const key of await listUnseen(db, MOST_AT_ONCE)) await setLook(db, key, await lookAt(key))
    },
  }
}
