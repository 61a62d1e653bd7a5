import type { Queries } from '../lib/queries.ts'

/** The kind of job that takes files away which nothing refers to any more. */
export const REMOVE_FILES = 'REMOVE_FILES'

/** Files that nothing refers to any more, by their keys. */
export interface Leftovers {
  pictures: string[]
  documents: string[]
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
