import type { FailedJob } from '@domizil/api/schemas'
import { addHours } from '@domizil/domain'
import { type Clock, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { type FailedRow, listFailedRows } from './failed-job-repository.ts'

export type FailedJobService = ReturnType<typeof createFailedJobService>

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
