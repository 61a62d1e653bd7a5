import type { ReportParty } from '@domizil/domain'
import { homePath } from '@domizil/links'
import { dayOf } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { orderMails, type ValuesOf } from '../../infrastructure/mail/index.ts'
import { isOf, lastDayToComplain, latestDecision } from './content-report-presenter.ts'
import {
  type ComplaintRow,
  listComplaints,
  listDecidedWith,
  type ReportRow,
} from './content-report-repository.ts'
import { reporterOf } from './file-report.ts'
import { contentDecided, type DECISION_VALUES, reportDecided } from './mails.ts'
import { quotedFor } from './quoted-content.ts'

interface Decided {
  /** The reports that were open. */
  opened: readonly number[]
  /** The complaints that were decided. */
  waiting: readonly ComplaintRow[]
  bySameAdmin: boolean
}

type DecisionValues = ValuesOf<typeof DECISION_VALUES>

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
  const valuesFor = (report: ReportRow, quote: string, party: ReportParty): DecisionValues => {
    // To what was open it is not a decision about the complaint that others have made.
    const isFirst = opened.includes(report.id)
    const due = lastDayToComplain(report, complaints, party)
    return {
      ...outcomeValues(report, complaints, quote),
      ...(!isFirst && complaintValues(waiting, { report, party }, bySameAdmin)),
      due: due ?? undefined,
    }
  }

  for (const report of reports) {
    const reporter = reporterOf(report)
    if (reporter.to === null && !('address' in reporter)) continue
    const values = valuesFor(report, await quotedFor(trx, report, reporter.to), 'REPORTER')
    await orderMails(trx, [reportDecided.order({ ...reporter, values })], now)
  }
  const lead = reports.find(({ id }) => id === leadId)
  if (lead && lead.affected_id !== null) {
    const to = { to: lead.affected_id, path: homePath({ account: 'reports' }) }
    const values = valuesFor(lead, await quotedFor(trx, lead, lead.affected_id), 'AFFECTED')
    const cause = lead.is_reported ? 'REPORTED' : 'UNREPORTED'
    await orderMails(trx, [contentDecided.order({ ...to, values: { ...values, cause } })], now)
  }
}

/** Whose complaint it is a decision about, and whether another administrator has made it than the one before. */
function complaintValues(
  waiting: readonly ComplaintRow[],
  { report, party }: { report: ReportRow; party: ReportParty },
  bySameAdmin: boolean,
) {
  const own = waiting.find((complaint) => isOf(complaint, report, party))
  const answered = own ?? waiting[0]
  if (!answered || !report.decided_at) return {}

  return {
    complaint: own ? 'OWN' : answered.party,
    complained: dayOf(answered.created_at),
    staff: bySameAdmin ? 'SAME' : 'OTHER',
  } as const
}

/** What mails say of a decision: a paragraph for each of its outcomes. */
function outcomeValues(report: ReportRow, complaints: readonly ComplaintRow[], quote: string) {
  const { reasons, outcomes } = latestDecision(report, complaints)
  return {
    number: report.reference,
    about: report.subject === 'PERSON' ? 'PERSON' : 'CONTENT',
    quote,
    reason: reasons ?? '',
    outcomes: outcomes ?? [],
  } as const
}
