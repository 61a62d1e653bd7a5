import type { ReportYear } from '@domizil/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'

/** The figures of each year with reports, the newest first. */
export async function countByYear(db: Queries): Promise<ReportYear[]> {
  const { rows } = await sql<ReportYear>`
    WITH report AS (
      SELECT content_report.*, coalesce(decided_with, id) AS lead, date_part('year', created_at AT TIME ZONE 'Europe/Berlin')::int AS year
      FROM content_report
    ), complaint AS (
      SELECT report.year, complaint.decided_at,
        complaint.decision IS DISTINCT FROM coalesce((
          SELECT earlier.decision FROM content_complaint AS earlier JOIN report AS other ON other.id = earlier.report_id
          WHERE other.lead = report.lead AND earlier.decided_at < complaint.decided_at
          ORDER BY earlier.decided_at DESC LIMIT 1
        ), report.decision) AS is_changed
      FROM content_complaint AS complaint JOIN report ON report.id = complaint.report_id
    )
    SELECT year, count(*) FILTER (WHERE is_reported)::int AS received,
      count(*) FILTER (WHERE NOT is_reported)::int AS "ownInitiative",
      ${countsBy('subject', REPORTED)} AS "bySubject", ${countsBy('ground', REPORTED)} AS "byGround",
      ${countsBy('decision', REPORTED)} AS "byDecision", ${countsBy('decision', sql`NOT ${REPORTED}`)} AS "ownByDecision",
      count(*) FILTER (WHERE decided_at IS NULL)::int AS open,
      round((percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM decided_at - created_at)) FILTER (WHERE decided_at IS NOT NULL AND is_reported) / 3600
      )::numeric, 1)::float8 AS "medianHours",
      (SELECT count(*)::int FROM complaint WHERE complaint.year = report.year) AS complaints,
      (SELECT count(*)::int FROM complaint
       WHERE complaint.year = report.year AND decided_at IS NOT NULL AND is_changed) AS "complaintsGranted"
    FROM report GROUP BY year ORDER BY year DESC`.execute(db)

  return rows
}

/** Whether there was a report, or an administrator has decided without one. */
const REPORTED = sql`one.is_reported`

/** How many rows of the year have each code, as an object. */
const countsBy = (column: 'subject' | 'ground' | 'decision', which: RawBuilder<unknown>) => sql`(
  SELECT coalesce(jsonb_object_agg(code, count), '{}') FROM (
    SELECT ${sql.ref(`one.${column}`)} AS code, count(*)::int FROM report AS one
    WHERE one.year = report.year AND ${sql.ref(`one.${column}`)} IS NOT NULL AND ${which} GROUP BY 1
  ) AS counted
)`
