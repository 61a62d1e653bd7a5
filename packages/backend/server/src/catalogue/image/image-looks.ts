import { sql } from 'kysely'
import type { Storage } from '../../infrastructure/storage/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { pathOf } from './image-store.ts'

/** The look of a picture of one colour, or of none. */
const NO_LOOK = '0'.repeat(64)
/** At a few milliseconds each, as many as a run may take; the next one goes on. */
const MOST_AT_ONCE = 2_000

/** Looks at each picture that was not looked at yet: those that did not come by an upload. */
export async function lookAtNew(db: Database, storage: Storage): Promise<void> {
  for (const key of await listUnseen(db, MOST_AT_ONCE)) await setLook(db, key, await lookAt(storage, key))
}

async function lookAt(storage: Storage, key: string): Promise<string> {
  // The image library takes 20 MB: it is loaded on demand.
  const { lookOf } = await import('./look-of.ts')
  const picture = await storage.get(pathOf(key, 'thumb'))
  // A file that is gone, or damaged, must not be read again for ever.
  return picture ? lookOf(picture).catch(() => NO_LOOK) : NO_LOOK
}

/** The keys of the oldest pictures that were not looked at yet. */
async function listUnseen(db: Queries, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('flat_image')
    .select('key')
    .where('look', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

  return [...new Set(rows.map(({ key }) => key))]
}

/** Stores how a picture looks, for every flat that shows it. */
async function setLook(db: Queries, key: string, look: string): Promise<void> {
  await sql`UPDATE flat_image SET look = ${look}::text::bit(64) WHERE key = ${key} AND look IS NULL`.execute(
    db,
  )
}
