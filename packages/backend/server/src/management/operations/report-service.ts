import type { Report } from '@domizil/api/schemas'
import { addDays, CANCEL_REASONS } from '@domizil/domain'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Clock, dayOf, type Log, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import {
  blockedPeriodsAsOf,
  type Database,
  type Queries,
  type Tables,
} from '../../foundation/tables/index.ts'
import { type Due, type JobResult, processEach } from '../../infrastructure/job/index.ts'

/** The kind of the timer that writes reports. */
export const MAKE_REPORTS = 'MAKE_REPORTS'
const DAYS_AT_A_TIME = 90
/** Three years. */
const MAX_REPORTS = 1_096

/** What each day has brought, written once it is over. */
export function createReportService(dependencies: { db: Database; clock: Clock; log: Log }) {
  const { db } = dependencies

  return {
    /**
     * The report of the last day that is over, or null before the first.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async last(actor: User): Promise<Report | null> {
      requireAdmin(actor)
      const [report] = await listReports(db, { limit: 1 })
      return report ? presentReport(report) : null
    },

    /**
     * All reports, or those between two days, the newest first.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async all(actor: User, { from, to }: { from?: string; to?: string } = {}): Promise<Report[]> {
      requireAdmin(actor)
      return (await listReports(db, { from, to, limit: MAX_REPORTS })).map(presentReport)
    },

    /** Writes the reports that are due, the newest first, and tells how many. A report that is there stays. For a timer. */
    makeDue: (): Promise<JobResult> =>
      processEach(dependencies, {
        kind: MAKE_REPORTS,
        list: (due, now) => listUnreported(db, addDays(dayOf(now), -1), due),
        limit: DAYS_AT_A_TIME,
        key: sql`day::date`,
        keyOf: (day) => day,
        process: async (day, now) => insertReport(db, await addUpDay(db, day, now)),
      }),
  }
}

const CENTS = 100

function presentReport(row: ReportRow): Report {
  return {
    day: row.day,
    activeFlats: row.active_flats,
    newFlats: row.new_flats,
    newUsers: row.new_users,
    searches: row.searches,
    zeroResults: row.zero_results,
    requests: row.requests,
    approved: row.approved,
    confirmed: row.confirmed,
    completed: row.completed,
    cancelled: Object.fromEntries(CANCEL_REASONS.map((reason) => [reason, row.cancelled[reason] ?? 0])),
    medianResponseHours: row.median_response_hours,
    medianHelpHours: row.median_help_hours,
    occupancy: row.occupancy,
    feesNet: row.fees_net_cents / CENTS,
    overdueAmount: row.overdue_cents / CENTS,
  }
}

type ReportRow = Selectable<Tables['daily_report']>

/** The day in Germany of a moment. */
const dayOfColumn = (column: string) => sql`(${sql.ref(column)} AT TIME ZONE 'Europe/Berlin')::date`

/**
 * Adds up what a day has brought. A flat is listed from its publication until it leaves the search; a pause before the last
 * publication is not remembered.
 */
async function addUpDay(db: Queries, day: string, now: Date): Promise<Insertable<Tables['daily_report']>> {
  const start = sql`(${day}::date::timestamp AT TIME ZONE 'Europe/Berlin')`
  const end = sql`((${day}::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin')`
  const within = (column: string) =>
    sql<boolean>`${sql.ref(column)} >= ${start} AND ${sql.ref(column)} < ${end}`
  const countOf = (table: string, column: string) =>
    sql`(SELECT count(*)::int FROM ${sql.table(table)} WHERE ${within(column)})`

  const { rows } = await sql<Figures>`
    WITH listed AS (
      SELECT id FROM flat
      WHERE published_at < ${end} AND (status = 'ACTIVE' OR unlisted_at >= ${end})
    ),
    happened AS (
      SELECT e.type, e.booking_id, e.at FROM booking_event AS e WHERE ${within('e.at')}
    )
    SELECT
      ${day} AS day,
      (SELECT count(*)::int FROM listed) AS active_flats,
      ${countOf('flat', 'created_at')} AS new_flats,
      ${countOf('app_user', 'created_at')} AS new_users,
      ${countOf('search_log', 'at')} AS searches,
      (SELECT count(*)::int FROM search_log WHERE ${within('at')} AND result_count = 0) AS zero_results,
      ${countOf('booking', 'created_at')} AS requests,
      (SELECT count(*)::int FROM happened WHERE type = 'LANDLORD_APPROVED') AS approved,
      (SELECT count(*)::int FROM happened WHERE type = 'WAITING_FOR_CONTRACT') AS confirmed,
      ${countOf('booking', 'signed_date')} AS completed,
      (SELECT coalesce(jsonb_object_agg(type, count), '{}') FROM (
        SELECT type, count(*) FROM happened WHERE type = ANY (${CANCEL_REASONS}) GROUP BY type
      ) AS ended) AS cancelled,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM happened.at - booking.created_at) / 3600)
       FROM happened JOIN booking ON booking.id = happened.booking_id
       WHERE happened.type IN ('LANDLORD_APPROVED', 'LANDLORD_DECLINED')) AS median_response_hours,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at) / 3600)
       FROM help_request WHERE ${within('answered_at')} AND NOT from_team) AS median_help_hours,
      (SELECT count(DISTINCT b.flat_id)::int FROM ${blockedPeriodsAsOf(now)} AS b JOIN listed ON listed.id = b.flat_id
       WHERE b.source = 'BOOKING' AND b.period @> ${day}::date) AS occupied_flats,
      (SELECT coalesce(sum(net_cents) FILTER (WHERE issued_on = ${day}::date), 0)
        - coalesce(sum(net_cents) FILTER (WHERE credited_on = ${day}::date), 0)
        FROM invoice WHERE ${day}::date IN (issued_on, credited_on)) AS fees_net_cents,
      (SELECT coalesce(sum(gross_cents), 0) FROM invoice
       WHERE due_on < ${day}::date AND (paid_on IS NULL OR paid_on > ${day}::date)) AS overdue_cents`.execute(
    db,
  )

  return reportOf(rows[0])
}

interface Figures extends Omit<ReportRow, 'occupancy'> {
  occupied_flats: number
}

function reportOf(figures: Figures | undefined): Insertable<Tables['daily_report']> {
  if (!figures) throw new Error('A sum without rows')
  const { occupied_flats: occupied, cancelled, ...columns } = figures

  return {
    ...columns,
    cancelled: JSON.stringify(cancelled),
    occupancy: columns.active_flats === 0 ? 0 : occupied / columns.active_flats,
  }
}

/** Keeps a report unless there is one of the day: of many servers the first writes it. */
async function insertReport(db: Queries, report: Insertable<Tables['daily_report']>): Promise<void> {
  await db
    .insertInto('daily_report')
    .values(report)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
}

/** The days up to the last that have no report, the newest first; none before there was anybody. */
async function listUnreported(db: Queries, lastDay: string, { ready, limit }: Due): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day
    FROM generate_series(
      (SELECT min(${dayOfColumn('created_at')}) FROM app_user), ${lastDay}::date, interval '1 day'
    ) AS day
    WHERE NOT EXISTS (SELECT 1 FROM daily_report AS r WHERE r.day = day.day::date) AND ${ready}
    ORDER BY day DESC LIMIT ${limit}`.execute(db)

  return rows.map(({ day }) => day)
}

/** The reports between two days, the newest first. */
async function listReports(
  db: Queries,
  { from, to, limit }: { from?: string | undefined; to?: string | undefined; limit: number },
): Promise<ReportRow[]> {
  return db
    .selectFrom('daily_report')
    .selectAll()
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()
}
