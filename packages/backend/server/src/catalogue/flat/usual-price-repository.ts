import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'

/** The middle of the prices at which flats are listed in a place, by its folded name, and how many there are. */
export async function medianPriceIn(
  db: Queries,
  place: string,
): Promise<{ median: number | null; count: number }> {
  const { rows } = await sql<{ median: number | null; count: number }>`
    SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY s.price))::int AS median, count(*)::int AS count
    FROM flat_search AS s
    WHERE s.places && ${[place]}::text[]`.execute(db)

  return rows[0] ?? { median: null, count: 0 }
}
