import type { PlaceDemand } from '@domizil/api/schemas'
import { type Day, MIN_PEOPLE_OF_DEMAND } from '@domizil/domain'
import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'

/** The saved searches that count. */
export interface DemandScope {
  /** Who lets a flat there: own saved searches do not count. */
  landlord: string
  since: Date
  today: Day
}

/** The demand in places where the landlord has a flat and enough people look for one, the most wanted first. */
export async function readDemand(
  db: Queries,
  places: readonly string[],
  { landlord, since, today }: DemandScope,
): Promise<PlaceDemand[]> {
  const { rows } = await sql<PlaceDemand>`
    SELECT wanted.place, count(DISTINCT wish.user_id)::int AS people,
      mode() WITHIN GROUP (ORDER BY wish.bedrooms_min) AS bedrooms,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY wish.price_max) AS "priceMax"
    FROM (SELECT DISTINCT unnest(${[...places]}::text[]) AS place) AS wanted
    JOIN saved_search AS wish ON fold_text(wish.city) = fold_text(wanted.place)
    WHERE wish.user_id <> ${landlord} AND wish.created_at > ${since}
      AND EXISTS (
        SELECT FROM flat AS own WHERE own.owner_id = ${landlord}
          AND fold_text(wanted.place) IN (fold_text(own.city), fold_text(own.district))
      )
      AND (wish.start_date IS NULL OR wish.start_date >= ${today})
    GROUP BY wanted.place
    HAVING count(DISTINCT wish.user_id) >= ${MIN_PEOPLE_OF_DEMAND}
    ORDER BY people DESC, wanted.place`.execute(db)

  return rows
}
