import { addHours } from '@domizil/domain'
import { addJobs } from '../job/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** The kind of job that takes files away which nothing refers to any more. */
export const REMOVE_FILES = 'REMOVE_FILES'

/** Files that nothing refers to any more, by their keys. */
export interface Leftovers {
  pictures: string[]
  documents: string[]
}

/** So long whoever has taken a file away, or has been refused it, may send it again without its being made anew. */
const HOURS_TO_KEEP_FILES = 24

/**
 * Lets files be taken away in a day unless something refers to them by then. Ordered before a file is stored: so none
 * stays that was refused afterwards, or that the end of the process has left without an owner.
 */
export async function orderRemoval(
  db: Queries,
  { pictures = [], documents = [] }: Partial<Leftovers>,
  now: Date,
): Promise<void> {
  const leftovers: Leftovers = { pictures, documents }
  await addJobs(db, REMOVE_FILES, [leftovers], addHours(now, HOURS_TO_KEEP_FILES))
}

/** Leaves out what somebody else shows: equal files are kept once. */
export async function withoutShared(db: Queries, { pictures, documents }: Leftovers): Promise<Leftovers> {
  const shown = await db
    .selectFrom('flat_image')
    .select('key')
    .where('key', 'in', ['', ...pictures])
    .execute()
  const kept = await db
    .selectFrom('booking_attachment')
    .select('storage_key as key')
    .where('storage_key', 'in', ['', ...documents])
    .execute()
  const isFree = (used: { key: string }[]) => {
    const keys = new Set(used.map(({ key }) => key))
    return (key: string) => !keys.has(key)
  }

  return { pictures: pictures.filter(isFree(shown)), documents: documents.filter(isFree(kept)) }
}
