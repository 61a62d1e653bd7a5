import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'

/** Something that fails, and the figures of its kind. */
export interface FailedRow {
  kind: string
  item: string
  reason: string
  attempts: number
  since: Date
  next_try: Date | null
  kind_count: number
  kind_since: Date
  kind_next_try: Date | null
}

/**
 * Failing rows, the oldest first, at most `limit` of each kind. A timer's failure dates from its last run; jobs that
 * failed for good before `until` are left out.
 */
export async function listFailedRows(
  db: Queries,
  { each, until }: { each: number; until: Date },
): Promise<FailedRow[]> {
  const { rows } = await sql<FailedRow>`
    WITH failing AS (
      SELECT kind, item, reason, attempts, first_failed_at AS since, retry_at AS next_try FROM failed_item
      UNION ALL
      SELECT kind, id::text, last_error, greatest(attempts, 1),
        CASE WHEN every_seconds IS NULL THEN created_at ELSE run_at - make_interval(secs => every_seconds) END,
        CASE WHEN failed_at IS NULL THEN run_at END
      FROM job
      WHERE last_error IS NOT NULL AND done_at IS NULL AND (failed_at IS NULL OR failed_at >= ${until})
    ), ranked AS (
      SELECT *, count(*) OVER same::int AS kind_count, min(since) OVER same AS kind_since,
        min(next_try) OVER same AS kind_next_try,
        row_number() OVER (PARTITION BY kind ORDER BY since, item) AS place
      FROM failing
      WINDOW same AS (PARTITION BY kind)
    )
    SELECT kind, item, reason, attempts, since, next_try, kind_count, kind_since, kind_next_try
    FROM ranked WHERE place <= ${each}
    ORDER BY kind_since, kind, place`.execute(db)

  return rows
}
