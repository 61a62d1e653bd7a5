import type { CallOutput, countWaiting, getOverview } from '@domizil/api'
import { BOOKING_STATUSES, type Day, FLAT_STATUSES } from '@domizil/domain'
import { bookingsAsOf, type Database, invoicesAsOf, type Queries } from '../../foundation/tables/index.ts'
import { type Actor, type Clock, dayOf, requireAdmin } from '../../foundation/kernel/index.ts'
import { adminListAsOf, type AdminListAsOf } from './admin-list.ts'
import { createFindService } from './find-service.ts'
import { createPersonService } from './person-service.ts'
import { sql } from 'kysely'

export type Overview = CallOutput<typeof getOverview>
export type Waiting = CallOutput<typeof countWaiting>

/** What administrators see of the whole, and find in it. */
export function createAdminService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    ...createFindService({ db, clock }),
    ...createPersonService({ db, clock }),
    /**
     * What the marketplace holds right now.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async overview(actor: Actor): Promise<Overview> {
      requireAdmin(actor)
      const today = dayOf(clock())
      return {
        flats: allOf(FLAT_STATUSES, await countByStatus(db, adminListAsOf('flats', clock()))),
        bookings: allOf(BOOKING_STATUSES, await countByStatus(db, adminListAsOf('bookings', clock()))),
        users: await countUsers(db),
        usersToday: await countUsersSince(db, today),
        today,
      }
    },

    /**
     * How much waits for an administrator.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async waiting(actor: Actor): Promise<Waiting> {
      requireAdmin(actor)

      return {
        reports: await countWaitingReports(db),
        helpRequests: await countWithStatus(db, 'help_request', 'OPEN'),
        flatsInReview: await countWithStatus(db, 'flat', 'IN_REVIEW'),
        changedFlats: await countChangedFlats(db),
        missingContracts: await countMissingContracts(db, clock()),
        overdueInvoices: await countOverdueInvoices(db, clock()),
      }
    },
  }
}

/** Every status with its count, also those that nothing is in. */
function allOf(statuses: readonly string[], counts: Map<string, number>): Record<string, number> {
  return Object.fromEntries(statuses.map((status) => [status, counts.get(status) ?? 0]))
}

/** How many rows of a list there are in each status: the same rows that the list shows. */
async function countByStatus(db: Queries, { rows: source }: AdminListAsOf): Promise<Map<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    SELECT status, count(*)::int AS count FROM (${source}) AS item GROUP BY status`.execute(db)

  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** How many accounts there are. */
async function countUsers(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM app_user WHERE deleted_at IS NULL`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many accounts were created since a day began in Germany. */
async function countUsersSince(db: Queries, day: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM app_user
    WHERE deleted_at IS NULL AND created_at >= ${day}::date::timestamp AT TIME ZONE 'Europe/Berlin'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many rows of a table are in one status. */
async function countWithStatus(db: Queries, table: 'help_request' | 'flat', status: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM ${sql.table(table)} WHERE status = ${status}`.execute(db)

  return rows[0]?.count ?? 0
}

/** The listed flats that have changed since their review. */
async function countChangedFlats(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('kept_listing')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('report_id', 'is', null)
    .where('changed_at', 'is not', null)
    .executeTakeFirstOrThrow()

  return count
}

/** The number of bookings that await the partner's contract. */
async function countMissingContracts(db: Queries, now: Date): Promise<number> {
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
async function countOverdueInvoices(db: Queries, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(invoicesAsOf(now).as('invoice'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'OVERDUE')
    .executeTakeFirstOrThrow()

  return count
}

/** The reports that wait for a decision: the first one, or that about a complaint. */
async function countWaitingReports(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM content_report WHERE decided_at IS NULL)::int
      + (SELECT count(DISTINCT report_id) FROM content_complaint WHERE decided_at IS NULL)::int AS count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
