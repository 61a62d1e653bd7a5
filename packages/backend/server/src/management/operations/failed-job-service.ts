import type { FailedJob } from '@domizil/api/schemas'
import { addHours } from '@domizil/domain'
import { type Clock, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { sql } from 'kysely'

const ITEMS_SHOWN = 20
const HOURS_SHOWN = 30 * 24

/** What happens by itself, and does not. */
export function createFailedJobService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * What fails, by kind of job, the longest first.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async list(actor: User): Promise<FailedJob[]> {
      requireAdmin(actor)
      const until = addHours(clock(), -HOURS_SHOWN)
      const rows = await listFailedRows(db, { each: ITEMS_SHOWN, until })

      return [...new Set(rows.map(({ kind }) => kind))].flatMap((kind) =>
        presentKind(rows.filter((row) => row.kind === kind)),
      )
    },
  }
}

function presentKind(rows: readonly FailedRow[]): FailedJob[] {
  const [first] = rows
  if (!first) return []

  return [
    {
      kind: first.kind,
      count: first.kind_count,
      since: first.kind_since.toISOString(),
      nextTry: first.kind_next_try?.toISOString() ?? null,
      items: rows.map(({ item, reason, attempts, since, next_try }) => ({
        item,
        reason,
        attempts,
        since: since.toISOString(),
        nextTry: next_try?.toISOString() ?? null,
      })),
    },
  ]
}

/** Something that fails, and the figures of its kind. */
interface FailedRow {
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
async function listFailedRows(
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
