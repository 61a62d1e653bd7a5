import type { LandlordTrust } from '@domizil/api/schemas'
import { MIN_ANSWERS_FOR_RESPONSE_TIME } from '@domizil/domain'
import { sql } from 'kysely'
import { dayOf } from '../../foundation/kernel/index.ts'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'

interface TrustRow {
  owner_id: string
  median_hours: number | null
  stays: number
}

const NOTHING_KNOWN: LandlordTrust = { responseHours: null, stays: 0 }

/**
 * What bookings say of the owners of these flats, by the id of the owner: how fast they answer requests, as the median
 * of all answers, and how many stays have begun in their flats. One query for any number of flats.
 */
export async function listLandlordTrust(
  db: Queries,
  flatIds: number[],
  now: Date,
): Promise<(ownerId: string) => LandlordTrust> {
  if (flatIds.length === 0) return () => NOTHING_KNOWN

  const { rows } = await sql<TrustRow>`
    WITH owned AS (
      SELECT id, owner_id FROM flat
      WHERE owner_id IN (SELECT owner_id FROM flat WHERE id = ANY(${flatIds}::int[]))
    ), requested AS (
      SELECT owned.owner_id, booking.status, booking.start_date,
        extract(epoch FROM (
          SELECT min(at) FROM booking_event
          WHERE booking_id = booking.id AND type IN ('LANDLORD_APPROVED', 'LANDLORD_DECLINED')
        ) - booking.created_at) / 3600 AS hours
      FROM owned JOIN ${bookingsAsOf(now)} AS booking ON booking.flat_id = owned.id
    )
    SELECT owner_id,
      CASE WHEN count(hours) >= ${MIN_ANSWERS_FOR_RESPONSE_TIME}
        THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY hours::float8) END AS median_hours,
      (count(*) FILTER (WHERE status = 'BOOKING_COMPLETED' AND start_date <= ${dayOf(now)}::date))::int AS stays
    FROM requested GROUP BY owner_id`.execute(db)
  const byOwner = new Map(rows.map((row) => [row.owner_id, trustOf(row)]))

  return (ownerId) => byOwner.get(ownerId) ?? NOTHING_KNOWN
}

function trustOf({ median_hours, stays }: TrustRow): LandlordTrust {
  return { responseHours: median_hours === null ? null : Math.max(1, Math.ceil(median_hours)), stays }
}
