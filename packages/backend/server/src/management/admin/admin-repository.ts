import type { Day } from '@domizil/domain'
import { sql } from 'kysely'
import { bookingsAsOf, invoicesAsOf, type Queries } from '../../foundation/tables/index.ts'
import type { AdminListAsOf } from './admin-list.ts'

/** How many rows of a list there are in each status: the same rows that the list shows. */
export async function countByStatus(
  db: Queries,
  { rows: source }: AdminListAsOf,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    SELECT status, count(*)::int AS count FROM (${source}) AS item GROUP BY status`.execute(db)

  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** How many accounts there are. */
export async function countUsers(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM app_user WHERE deleted_at IS NULL`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many accounts were created since a day began in Germany. */
export async function countUsersSince(db: Queries, day: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM app_user
    WHERE deleted_at IS NULL AND created_at >= ${day}::date::timestamp AT TIME ZONE 'Europe/Berlin'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many rows of a table are in one status. */
export async function countWithStatus(
  db: Queries,
  table: 'help_request' | 'flat',
  status: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM ${sql.table(table)} WHERE status = ${status}`.execute(db)

  return rows[0]?.count ?? 0
}

/** The listed flats that have changed since their review. */
export async function countChangedFlats(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('kept_listing')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('report_id', 'is', null)
    .where('changed_at', 'is not', null)
    .executeTakeFirstOrThrow()

  return count
}

/** The number of bookings that await the partner's contract. */
export async function countMissingContracts(db: Queries, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'WAITING_FOR_CONTRACT')
    .where('contract_type', '=', 'PARTNER_CONTRACT')
    .where('contract_hash', 'is', null)
    .executeTakeFirstOrThrow()

  return count
}

/** The invoices that are overdue. */
export async function countOverdueInvoices(db: Queries, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(invoicesAsOf(now).as('invoice'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'OVERDUE')
    .executeTakeFirstOrThrow()

  return count
}

/** The reports that wait for a decision: the first one, or that about a complaint. */
export async function countWaitingReports(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM content_report WHERE decided_at IS NULL)::int
      + (SELECT count(DISTINCT report_id) FROM content_complaint WHERE decided_at IS NULL)::int AS count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
