import type { AdminReport, ReportYear } from '@domizil/api/schemas'
import { decisionsAbout, MAX_REPORTS_TOGETHER, type ReportDecision } from '@domizil/domain'
import { recordAction, requireReason } from '../../infrastructure/audit/index.ts'
import { type Clock, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { findFlat, isOwner } from '../../catalogue/flat/index.ts'
import { findReview } from '../../rental/review/index.ts'
import { adminListAsOf, listByIds, presentRow } from '../admin/index.ts'
import { carryOut } from './carry-out.ts'
import { latestDecision } from './content-report-presenter.ts'
import {
  type ComplaintRow,
  decideComplaints,
  decideReports,
  leadOf,
  listComplaints,
  lockReportsOfSame,
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
     * Decides a report, or the complaints that wait about it, and with it all open reports of the same content; does what
     * the decision says, and sends the reasons to the author and to each reporter.
     *
     * @throws {DomainError} REPORT_NOT_FOUND (404), ADMINS_ONLY, REPORT_CONCERNS_YOU (403), ADMIN_REASON_INVALID, DECISION_IMPOSSIBLE (422),
     * REPORT_ALREADY_DECIDED, REPORT_UNSEEN, COMPLAINT_WAITS (409), and what carrying it out is refused for.
     */
    async decide(actor: User, id: number, { decision, reason, together = [] }: Answer): Promise<AdminReport> {
      requireAdmin(actor)
      const reasons = requireReason(reason)
      const now = clock()

      return db.transaction().execute(async (trx) => {
        const ofSame = await lockReportsOfSame(trx, id)
        const report = ofSame.find((one) => one.id === id)
        if (!report) throw refuse('REPORT_NOT_FOUND')
        if (await concerns(trx, report, actor, now)) throw refuse('REPORT_CONCERNS_YOU')
        if (!decisionsAbout(report.subject).includes(decision)) throw refuse('DECISION_IMPOSSIBLE')

        await decide(trx, actor, { report, ofSame, decision, reasons, together }, now)
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

/** What an administrator has decided, why, and which other open reports were seen. */
export interface Answer {
  decision: ReportDecision
  reason: string
  together?: readonly number[]
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
  /** All reports of the same content, that one too. */
  ofSame: readonly ReportRow[]
  decision: ReportDecision
  reasons: string
  /** The other open reports that the administrator has seen. */
  together: readonly number[]
}

async function decide(trx: Queries, actor: User, command: Decision, now: Date): Promise<void> {
  const { report, ofSame, decision, reasons } = command
  const complaints = await listComplaints(trx, ofSame.map(leadOf))
  const open = openAmong(command, complaints)
  const lead = report.decided_at === null ? (open[0] ?? report) : findLead(report, ofSame)
  const ofDecision = complaints.filter((complaint) => complaint.lead === lead.id)
  const waiting = ofDecision.filter(({ decided_at }) => decided_at === null)
  if (report.decided_at !== null && waiting.length === 0) throw refuse('REPORT_ALREADY_DECIDED')

  const before = latestDecision(lead, ofDecision)
  const bySameAdmin = before.decided_by === actor.id
  const replacement = { report: lead, from: before.decision, to: decision, reason: reasons }
  const outcomes = await carryOut(trx, actor, replacement, now)
  const stored = { decision, reasons, decided_at: now, decided_by: actor.id, outcomes }
  const ids = open.map(({ id }) => id)
  await decideReports(trx, { ids, lead: lead.id }, stored)
  const waitingIds = waiting.map(({ id }) => id)
  await decideComplaints(trx, waitingIds, { ...stored, by_same_admin: bySameAdmin })

  for (const subjectId of new Set([...ids, report.id])) {
    const subject = { action: 'REPORT_DECIDED', subjectType: 'REPORT', subjectId } as const
    const facts = {
      before: { decision: ids.includes(subjectId) ? null : before.decision },
      after: { decision },
    }
    await recordAction(trx, actor, { ...subject, ...facts, reason: reasons }, now)
  }
  await notifyBoth(trx, lead.id, { opened: ids, waiting, bySameAdmin }, now)
}

/**
 * The open reports that are decided, the oldest first.
 *
 * @throws {DomainError} REPORT_UNSEEN, COMPLAINT_WAITS (409).
 */
function openAmong(
  { report, ofSame, together }: Decision,
  complaints: readonly ComplaintRow[],
): readonly ReportRow[] {
  const open = ofSame.filter(({ decided_at }) => decided_at === null)
  const isSeen = ({ id }: ReportRow) => id === report.id || together.includes(id)
  // More than fit on a screen are decided one screen after the other.
  if (!open.every(isSeen) && together.length < MAX_REPORTS_TOGETHER) throw refuse('REPORT_UNSEEN')
  const isComplained = complaints.some(({ decided_at }) => decided_at === null)
  if (report.decided_at === null && isComplained) throw refuse('COMPLAINT_WAITS')
  return open.filter(isSeen)
}

const findLead = (report: ReportRow, ofSame: readonly ReportRow[]) =>
  ofSame.find(({ id }) => id === leadOf(report)) ?? report
