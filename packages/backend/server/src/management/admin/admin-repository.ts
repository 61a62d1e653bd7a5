import { sql } from 'kysely'
import { bookingsAsOf, invoicesAsOf, type Queries } from '../../foundation/tables/index.ts'

/** How many flats there are in each status. */
export async function countFlatsByStatus(db: Queries): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('flat')
    .select('status')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('status')
    .execute()

  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** How many bookings there are in each status. */
export async function countBookingsByStatus(db: Queries, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select('status')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('status')
    .execute()

  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** How many rows of a table there are, since a moment if one is given. */
export async function countSince(
  db: Queries,
  table: 'app_user' | 'flat' | 'booking',
  since: Date = new Date(0),
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()

  return count
}

/** The requests of each day from the first to the last, days without any included. Days are those of Germany. */
export async function countRequestsByDay(
  db: Queries,
  from: string,
  to: string,
): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, count(booking.id)::integer AS count
    FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS day
    LEFT JOIN booking ON (booking.created_at AT TIME ZONE 'Europe/Berlin')::date = day::date
    GROUP BY day
    ORDER BY day`.execute(db)

  return rows
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
