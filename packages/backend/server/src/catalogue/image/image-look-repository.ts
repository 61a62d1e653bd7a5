import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'

/** The look of a picture of one colour, or of none. */
export const NO_LOOK = '0'.repeat(64)

/** The keys of the oldest pictures that were not looked at yet. */
export async function listUnseen(db: Queries, limit: number): Promise<string[]> {
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
export async function setLook(db: Queries, key: string, look: string): Promise<void> {
  await sql`UPDATE flat_image SET look = ${look}::text::bit(64) WHERE key = ${key} AND look IS NULL`.execute(
    db,
  )
}
