import { addHours } from '@domizil/domain'
import { sql } from 'kysely'
import { addJobs } from '../job/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** The kind of job that deletes unreferenced files. */
export const REMOVE_FILES = 'REMOVE_FILES'

/** Keys of files that may be unreferenced. */
export interface UnreferencedFiles {
  pictures: string[]
  documents: string[]
}

/** Retention of unreferenced files: an upload repeated within a day reuses its derivatives. */
const FILE_RETENTION_HOURS = 24

/**
 * Schedules the deletion of files that are still unreferenced in a day. Ordered before a file is stored: so no file
 * stays if its upload is refused, or if the process ends before the file is referenced.
 */
export async function scheduleFileDeletion(
  db: Queries,
  { pictures = [], documents = [] }: Partial<UnreferencedFiles>,
  now: Date,
): Promise<void> {
  const unreferenced: UnreferencedFiles = { pictures, documents }
  await addJobs(db, REMOVE_FILES, [unreferenced], addHours(now, FILE_RETENTION_HOURS))
}

/** Removes the keys that are referenced elsewhere: equal files are stored once. */
export async function withoutShared(
  db: Queries,
  { pictures, documents }: UnreferencedFiles,
): Promise<UnreferencedFiles> {
  const displayed = await db
    .selectFrom('flat_image')
    .select('key')
    .where('key', 'in', ['', ...pictures])
    .unionAll(
      db
        .selectFrom('waiting_image')
        .select('key')
        .where('key', 'in', ['', ...pictures])
        .where('problem', 'is', null),
    )
    .execute()
  const kept = await db
    .selectFrom('kept_listing')
    .select(sql<string>`unnest(image_keys)`.as('key'))
    .where(sql<boolean>`image_keys && ${['', ...pictures]}::text[]`)
    .execute()
  const stored = await db
    .selectFrom('booking_attachment')
    .select('storage_key as key')
    .where('storage_key', 'in', ['', ...documents])
    .execute()
  const evidence = await db
    .selectFrom('booking_file')
    .select('storage_key as key')
    .where('storage_key', 'in', ['', ...pictures, ...documents])
    .execute()
  const isFree = (used: { key: string }[]) => {
    const keys = new Set(used.map(({ key }) => key))
    return (key: string) => !keys.has(key)
  }

  return {
    pictures: pictures.filter(isFree([...displayed, ...kept, ...evidence])),
    documents: documents.filter(isFree([...stored, ...evidence])),
  }
}
