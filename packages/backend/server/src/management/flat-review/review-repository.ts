import type { FlatReview } from '@domizil/api/schemas'
import type { FlatStatus } from '@domizil/domain'
import { sql } from 'kysely'
import { bookingsAsOf, personName, type Queries } from '../../foundation/tables/index.ts'

/** More than a person reviews in a day. */
const MOST_WAITING = 1000

type Owner = FlatReview['owner']

interface OwnerFacts extends Omit<Owner, 'since' | 'lastLogin' | 'locale' | 'flats'> {
  created_at: Date
  last_seen_at: Date
  locale: string | null
  flats: Partial<Record<FlatStatus, number>>
}

/** The owner of a flat with the history that a review looks at. */
export async function findOwnerFacts(db: Queries, id: string, now: Date): Promise<OwnerFacts> {
  const { rows } = await sql<OwnerFacts>`
    SELECT person.id, ${personName('person')} AS name, person.email, person.email_verified AS verified,
      person.is_commercial AS commercial, person.company_name AS company, person.created_at, person.last_seen_at,
      person.locale, CASE WHEN person.blocked_at IS NULL THEN 'ACTIVE' ELSE 'BLOCKED' END AS status,
      (SELECT count(*)::int FROM (
        SELECT status FROM ${bookingsAsOf(now)} AS asked WHERE tenant_id = person.id
        UNION ALL
        SELECT let.status FROM ${bookingsAsOf(now)} AS let JOIN flat ON flat.id = let.flat_id WHERE flat.owner_id = person.id
      ) AS stay WHERE status = 'BOOKING_COMPLETED') AS bookings,
      (SELECT coalesce(jsonb_object_agg(status, count), '{}') FROM (
        SELECT status, count(*) FROM flat WHERE owner_id = person.id GROUP BY status
      ) AS own) AS flats,
      -- One that was taken back is none.
      (SELECT count(*) FILTER (WHERE entry.after->>'status' = 'REJECTED')::int
          - count(*) FILTER (WHERE entry.before->>'status' = 'REJECTED')::int
       FROM audit_entry AS entry WHERE entry.subject_type = 'FLAT' AND entry.action = 'FLAT_STATUS_CHANGED'
         AND entry.subject_id IN (SELECT flat.id::text FROM flat WHERE flat.owner_id = person.id)) AS rejections,
      (SELECT count(*)::int FROM content_report WHERE affected_id = person.id AND is_reported) AS reports
    FROM app_user AS person
    WHERE person.id = ${id}`.execute(db)

  const [owner] = rows
  if (!owner) throw new Error('A flat without an owner')
  return owner
}

/** What administrators did to the status of a flat and to its changes, newest first. */
export async function listDecisions(db: Queries, id: number): Promise<FlatReview['history']> {
  const { rows } = await sql<Omit<FlatReview['history'][number], 'time'> & { at: Date }>`
    SELECT entry.id, entry.at, ${personName('person')} AS admin, entry.action,
      coalesce(entry.before->>'status', entry.before->>'decision') AS "from",
      coalesce(entry.after->>'status', entry.after->>'decision') AS "to", entry.reason
    FROM audit_entry AS entry LEFT JOIN app_user AS person ON person.id = entry.admin_id
    WHERE entry.subject_type = 'FLAT' AND entry.subject_id = ${String(id)}
        AND entry.action IN ('FLAT_STATUS_CHANGED', 'FLAT_REMOVED', 'FLAT_CHANGES_UNDONE', 'FLAT_CHANGES_ACCEPTED')
      OR entry.subject_type = 'REPORT' AND 'UNDONE' IN (entry.before->>'decision', entry.after->>'decision')
        AND entry.subject_id IN (SELECT report.id::text FROM content_report AS report WHERE report.flat_id = ${id})
    ORDER BY entry.at DESC, entry.id DESC LIMIT 20`.execute(db)

  return rows.map(({ at, ...change }) => ({ time: at.toISOString(), ...change }))
}

export interface Waiting {
  id: number
  since: Date
}

/** The flats that wait for a review, the longest first. */
export async function listWaiting(db: Queries): Promise<Waiting[]> {
  // Flats that were submitted before that was stored have waited longest.
  const since = sql<Date>`coalesce(submitted_at, created_at)`

  return db
    .selectFrom('flat')
    .select(['id', since.as('since')])
    .where('status', '=', 'IN_REVIEW')
    .orderBy(since)
    .orderBy('id')
    .limit(MOST_WAITING)
    .execute()
}
