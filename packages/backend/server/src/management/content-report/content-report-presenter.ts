import type { ContentReport } from '@domizil/api/schemas'
import {
  complaintUntil,
  losingSide,
  type ReportDecision,
  type ReportOutcome,
  type ReportParty,
} from '@domizil/domain'
import { dayOf } from '../../foundation/kernel/index.ts'
import type { ComplaintRow, ReportRow } from './content-report-repository.ts'

/**
 * The latest decision about a report: that of the last complaint, or the first one. Complaints about what other reports
 * were decided with it count as well.
 */
export function latestDecision(report: ReportRow, complaints: readonly ComplaintRow[]) {
  const last = complaints
    .filter(({ decided_at }) => decided_at !== null)
    .toSorted((one, other) => Number(one.decided_at) - Number(other.decided_at))
    .at(-1)
  return last ?? report
}

/** The last day on which a side can complain: once, about a decision against it. Null if it cannot. */
export function lastDayToComplain(
  report: ReportRow,
  complaints: readonly ComplaintRow[],
  party: ReportParty,
): string | null {
  const { decision, decided_at } = latestDecision(report, complaints)
  if (!decision || !decided_at || losingSide(decision) !== party) return null
  const hasComplained = complaints.some((complaint) => isOf(complaint, report, party))
  return hasComplained ? null : complaintUntil(dayOf(decided_at))
}

/** Whether a side has made a complaint: of several reports that were decided together each reporter has one. */
export function isOf(complaint: ComplaintRow, { id }: ReportRow, party: ReportParty): boolean {
  return complaint.party === party && (party === 'AFFECTED' || complaint.report_id === id)
}

/** Whether a side can complain now. */
export function canComplain(
  report: ReportRow,
  complaints: readonly ComplaintRow[],
  party: ReportParty,
  now: Date,
): boolean {
  const until = lastDayToComplain(report, complaints, party)
  return until !== null && dayOf(now) <= until
}

/** A report as one of its sides sees it: neither learns the other's words or name. */
export function presentReport(
  report: ReportRow,
  complaints: readonly ComplaintRow[],
  party: ReportParty,
  { excerpt, isInForce, now }: { excerpt: string; isInForce: boolean; now: Date },
): ContentReport {
  return {
    id: report.id,
    reference: report.reference,
    party,
    reported: report.is_reported,
    subject: report.subject,
    excerpt,
    ground: report.ground,
    message: party === 'REPORTER' ? report.message : null,
    createdAt: report.created_at.toISOString(),
    ...decisionOf(report),
    complaintUntil: lastDayToComplain(report, complaints, party),
    isLifted: !isInForce && latestDecision(report, complaints).decision === 'BLOCKED',
    canComplain: canComplain(report, complaints, party, now),
    complaints: complaints.filter(isAfter(report)).map((complaint) => ({
      isOwn: isOf(complaint, report, party),
      text: isOf(complaint, report, party) ? complaint.text : null,
      createdAt: complaint.created_at.toISOString(),
      ...decisionOf(complaint),
      bySameAdmin: complaint.by_same_admin,
    })),
  }
}

/** A report that was open when a complaint was decided is first decided with it: that complaint is not about it. */
const isAfter =
  ({ decided_at }: ReportRow) =>
  ({ created_at }: ComplaintRow) =>
    decided_at !== null && created_at >= decided_at

interface Decided {
  decision: ReportDecision | null
  reasons: string | null
  decided_at: Date | null
  outcomes: ReportOutcome[] | null
}

function decisionOf({ decision, reasons, decided_at, outcomes }: Decided) {
  const known = outcomes ?? (decision ? [decision] : [])
  return { decision, outcomes: known, reasons, decidedAt: decided_at?.toISOString() ?? null }
}
