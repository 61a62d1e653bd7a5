import type { Report } from '@domizil/api/schemas'
import { addDays, CANCEL_REASONS } from '@domizil/domain'
import { sql } from 'kysely'
import { type Clock, dayOf, type Log, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { type JobResult, isReady, processEach } from '../../infrastructure/job/index.ts'
import { addUpDay, insertReport, listReports, listUnreported, type ReportRow } from './report-repository.ts'

export type ReportService = ReturnType<typeof createReportService>

/** The kind of the timer that writes reports. */
export const MAKE_REPORTS = 'MAKE_REPORTS'
const DAYS_AT_A_TIME = 90
/** Three years. */
const MAX_REPORTS = 1_096

interface Dependencies {
  db: Database
  clock: Clock
  log: Log
}

/** What each day has brought, written once it is over. */
export function createReportService(dependencies: Dependencies) {
  const { db, clock } = dependencies

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
    makeDue(): Promise<JobResult> {
      const now = clock()
      const yesterday = addDays(dayOf(now), -1)
      const ready = isReady(MAKE_REPORTS, sql`day::date`, now)
      return processEach(dependencies, {
        kind: MAKE_REPORTS,
        list: () => listUnreported(db, yesterday, { ready, limit: DAYS_AT_A_TIME }),
        keyOf: (day) => day,
        process: async (day) => insertReport(db, await addUpDay(db, day, now)),
      })
    },
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
