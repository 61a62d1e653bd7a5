import type { AdminReport, ReportYear } from '@domizil/api/schemas'
import { decisionsAbout, type ReportDecision } from '@domizil/domain'
import { recordAction, requireReason } from '../../infrastructure/audit/index.ts'
import { type Clock, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { findFlat, isOwner } from '../../catalogue/flat/index.ts'
import { findReview } from '../../rental/review/index.ts'
import { adminListAsOf, listByIds, presentRow } from '../admin/index.ts'
import { carryOut } from './carry-out.ts'
import { latestDecision } from './content-report-presenter.ts'
import {
  decideComplaints,
  decideReportRow,
  listComplaints,
  lockReport,
  type ReportRow,
} from './content-report-repository.ts'
import { refuse } from './content-report-refusals.ts'
import { notifyBoth } from './notify-both.ts'
import { countByYear } from './report-years.ts'

export type ReportDecisionService = ReturnType<typeof createReportDecisionService>

/** What administrators decide about reports. */
export function createReportDecisionService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Decides a report, or the complaints that wait about it, does what the decision says, and sends the reasons to both
     * sides.
     *
     * @throws {DomainError} REPORT_NOT_FOUND (404), ADMINS_ONLY, REPORT_CONCERNS_YOU (403), ADMIN_REASON_INVALID, DECISION_IMPOSSIBLE (422),
     * REPORT_ALREADY_DECIDED (409), and what carrying it out is refused for.
     */
    async decide(actor: User, id: number, decision: ReportDecision, reason: string): Promise<AdminReport> {
      requireAdmin(actor)
      const reasons = requireReason(reason)
      const now = clock()

      return db.transaction().execute(async (trx) => {
        const report = await lockReport(trx, id)
        if (!report) throw refuse('REPORT_NOT_FOUND')
        if (await concerns(trx, report, actor, now)) throw refuse('REPORT_CONCERNS_YOU')
        if (!decisionsAbout(report.subject).includes(decision)) throw refuse('DECISION_IMPOSSIBLE')

        await decide(trx, actor, { report, decision, reasons }, now)
        const [row] = await listByIds<AdminReport>(trx, adminListAsOf('reports', now), [id])
        if (!row) throw refuse('REPORT_NOT_FOUND')
        return presentRow(row)
      })
    },

    /**
     * The figures of each year.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async years(actor: User): Promise<ReportYear[]> {
      requireAdmin(actor)
      return countByYear(db)
    },
  }
}

/** Whether a report is about the actor, or about what the actor has written, was sent, or has let or rented. */
async function concerns(db: Queries, report: ReportRow, actor: User, now: Date): Promise<boolean> {
  const { subject, subject_id, affected_id, reporter_id, flat_id } = report
  if (affected_id === actor.id) return true
  // Only the two who write to each other report messages.
  if (subject === 'MESSAGE') return reporter_id === actor.id
  const review = subject === 'REVIEW' ? await findReview(db, Number(subject_id), now) : undefined
  if (review?.tenant_id === actor.id) return true

  const flat = flat_id === null ? undefined : await findFlat(db, flat_id)
  return flat !== undefined && isOwner(actor, flat)
}

interface Decision {
  report: ReportRow
  decision: ReportDecision
  reasons: string
}

async function decide(
  trx: Queries,
  actor: User,
  { report, decision, reasons }: Decision,
  now: Date,
): Promise<void> {
  const complaints = await listComplaints(trx, [report.id])
  const waiting = complaints.filter(({ decided_at }) => decided_at === null)
  if (report.decided_at !== null && waiting.length === 0) throw refuse('REPORT_ALREADY_DECIDED')

  const before = latestDecision(report, complaints)
  const bySameAdmin = before.decided_by === actor.id
  const stored = { decision, reasons, decided_at: now, decided_by: actor.id }
  if (report.decided_at === null) await decideReportRow(trx, report.id, stored)
  else {
    const ids = waiting.map(({ id }) => id)
    await decideComplaints(trx, ids, { ...stored, by_same_admin: bySameAdmin })
  }

  const takenBack = await carryOut(
    trx,
    actor,
    { report, from: before.decision, to: decision, reason: reasons },
    now,
  )
  const subject = { action: 'REPORT_DECIDED', subjectType: 'REPORT', subjectId: report.id } as const
  const facts = { before: { decision: before.decision }, after: { decision } }
  await recordAction(trx, actor, { ...subject, ...facts, reason: reasons }, now)
  await notifyBoth(trx, report.id, { waiting, bySameAdmin, takenBack }, now)
}
