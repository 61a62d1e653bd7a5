import { formatDay, type ReportOutcome, type ReportParty } from '@domizil/domain'
import { homePath } from '@domizil/links'
import { dayOf } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { contentReportMails } from './content-report-mails.ts'
import { isOf, lastDayToComplain, latestDecision } from './content-report-presenter.ts'
import {
  type ComplaintRow,
  listComplaints,
  listDecidedWith,
  type ReportRow,
} from './content-report-repository.ts'
import { reporterOf } from './file-report.ts'
import { quotedFor } from './quoted-content.ts'

interface Decided {
  /** The reports that were open. */
  opened: readonly number[]
  /** The complaints that were decided. */
  waiting: readonly ComplaintRow[]
  bySameAdmin: boolean
}

/**
 * Sends a decision once to the author, and to each reporter of what was decided together; to those who can complain also
 * until when.
 */
export async function notifyBoth(
  trx: Queries,
  leadId: number,
  { opened, waiting, bySameAdmin }: Decided,
  now: Date,
): Promise<void> {
  const reports = await listDecidedWith(trx, leadId)
  const complaints = await listComplaints(trx, [leadId])
  const valuesFor = (report: ReportRow, quote: string, party: ReportParty) => {
    // To what was open it is not a decision about the complaint that others have made.
    const isFirst = opened.includes(report.id)
    const due = lastDayToComplain(report, complaints, party)
    return {
      ...outcomeValues(report, complaints, quote),
      ...(!isFirst && complaintValues(waiting, { report, party }, bySameAdmin)),
      ...(due && { due }),
    }
  }

  for (const report of reports) {
    const reporter = reporterOf(report)
    if (reporter.to === null && !('address' in reporter)) continue
    const values = valuesFor(report, await quotedFor(trx, report, reporter.to), 'REPORTER')
    await contentReportMails.order(trx, [{ mail: 'REPORT_DECIDED', ...reporter, values }], now)
  }
  const lead = reports.find(({ id }) => id === leadId)
  if (lead && lead.affected_id !== null) {
    const to = { to: lead.affected_id, path: homePath({ account: 'reports' }) }
    const values = valuesFor(lead, await quotedFor(trx, lead, lead.affected_id), 'AFFECTED')
    await contentReportMails.order(trx, [{ mail: 'CONTENT_DECIDED', ...to, values }], now)
  }
}

/** Whose complaint it is a decision about, and whether another administrator has made it than the first one. */
function complaintValues(
  waiting: readonly ComplaintRow[],
  { report, party }: { report: ReportRow; party: ReportParty },
  bySameAdmin: boolean,
) {
  const own = waiting.find((complaint) => isOf(complaint, report, party))
  const answered = own ?? waiting[0]
  if (!answered || !report.decided_at) return {}
  const whose = own ? 'ownComplaint' : answered.party === 'AFFECTED' ? 'theirComplaint' : 'reporterComplaint'

  return {
    [whose]: formatDay(dayOf(answered.created_at)),
    [bySameAdmin ? 'sameStaff' : 'otherStaff']: formatDay(dayOf(report.decided_at)),
  }
}

/** What mails say of a decision: a paragraph for each of its outcomes. */
function outcomeValues(report: ReportRow, complaints: readonly ComplaintRow[], quote: string) {
  const { reasons, outcomes } = latestDecision(report, complaints)
  // A person is not spoken of as something that was written.
  const about = report.subject === 'PERSON' ? 'Person' : ''
  return {
    number: report.reference,
    [`${report.is_reported ? 'reported' : 'unreported'}${about}`]: report.reference,
    reason: reasons ?? '',
    ...Object.fromEntries((outcomes ?? []).map((outcome) => [`${valueOf(outcome)}${about}`, quote])),
  }
}

/** The value whose paragraphs tell of an outcome. */
const valueOf = (outcome: ReportOutcome) =>
  outcome.toLowerCase().replaceAll(/_(\w)/g, (_underscore, letter: string) => letter.toUpperCase())
