import { sql } from 'kysely'
import { normalizePlaceName } from '../address/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** With fewer flats the median says nothing. */
const FLATS_TO_COMPARE = 5

/** The median rent of the listed flats in a city, by any of its names; null if too few are listed. */
export async function usualPriceIn(db: Queries, city: string): Promise<number | null> {
  const { rows } = await sql<{ median: number | null; count: number }>`
    SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY s.price))::int AS median, count(*)::int AS count
    FROM flat_search AS s
    WHERE s.places && ${[normalizePlaceName(city)]}::text[]`.execute(db)

  const [usual] = rows
  return usual && usual.count >= FLATS_TO_COMPARE ? usual.median : null
}
