import type { Report } from '@domizil/contract/schemas'
import { addDays, CANCEL_REASONS } from '@domizil/domain'
import type { User } from '../lib/actor.ts'
import { dayOf } from '../lib/clock.ts'
import { requireAdmin } from '../lib/require-admin.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { addUpDay, insertReport, listReports, listUnreported, type ReportRow } from './report-repository.ts'

export type ReportService = ReturnType<typeof createReportService>

/** A job is to be over soon: what a year has left undone is caught up within a few runs. */
const MAX_DAYS_AT_ONCE = 90
/** Three years. */
const MAX_REPORTS = 1_096

/** What each day has brought, written once it is over. */
export function createReportService({ db, clock }: Pick<ServiceDependencies, 'db' | 'clock'>) {
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
    async makeDue(): Promise<number> {
      const yesterday = addDays(dayOf(clock()), -1)
      const days = await listUnreported(db, yesterday, MAX_DAYS_AT_ONCE)
      for (const day of days) await insertReport(db, await addUpDay(db, day))

      return days.length
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
    occupancy: row.occupancy,
    feesNet: row.fees_net_cents / CENTS,
    overdueAmount: row.overdue_cents / CENTS,
  }
}
