import { formatDay, type ReportDecision, type ReportParty } from '@domizil/domain'
import { homePath } from '@domizil/links'
import { dayOf } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { TakenBack } from './carry-out.ts'
import { contentReportMails } from './content-report-mails.ts'
import { lastDayToComplain, latestDecision } from './content-report-presenter.ts'
import { type ComplaintRow, listComplaints, lockReport } from './content-report-repository.ts'
import { reporterOf } from './file-report.ts'
import { quotedFor } from './quoted-content.ts'

interface Decided {
  /** The complaints that were decided. */
  waiting: readonly ComplaintRow[]
  bySameAdmin: boolean
  takenBack: TakenBack | null
}

/** The values whose paragraphs say that a decision was taken back. */
const TAKEN_BACK = { HIDDEN: 'restored', UNDONE: 'redone', BLOCKED: 'unblocked' } as const

/** Sends the decision to both sides, and to the one that can complain until when. */
export async function notifyBoth(
  trx: Queries,
  id: number,
  { waiting, bySameAdmin, takenBack }: Decided,
  now: Date,
): Promise<void> {
  const report = await lockReport(trx, id)
  if (!report) return
  const complaints = await listComplaints(trx, [id])
  const { decision, reasons } = latestDecision(report, complaints)
  const [first] = waiting
  const day = first && formatDay(dayOf(first.created_at))
  // A person is not spoken of as something that was written.
  const about = report.subject === 'PERSON' ? 'Person' : ''
  const outcomes = outcomesOf(decision, takenBack).map((outcome) => `${outcome}${about}`)
  const valuesFor = (quote: string) => ({
    number: report.reference,
    [`${report.is_reported ? 'reported' : 'unreported'}${about}`]: report.reference,
    reason: reasons ?? '',
    ...Object.fromEntries(outcomes.map((outcome) => [outcome, quote])),
    ...(report.subject === 'FLAT' && takenBack?.from === 'HIDDEN' && { restoredListing: quote }),
    ...(day && (bySameAdmin ? { sameComplaint: day } : { complaint: day })),
  })
  const untilOf = (party: ReportParty) => {
    const due = lastDayToComplain(report, complaints, party)
    return due ? { due } : {}
  }

  const reporter = reporterOf(report)
  if (reporter.to !== null || 'address' in reporter) {
    const order = {
      mail: 'REPORT_DECIDED',
      ...reporter,
      values: { ...valuesFor(await quotedFor(trx, report, reporter.to)), ...untilOf('REPORTER') },
    } as const
    await contentReportMails.order(trx, [order], now)
  }
  if (report.affected_id !== null) {
    const to = { to: report.affected_id, path: homePath({ account: 'reports' }) }
    const values = { ...valuesFor(await quotedFor(trx, report, report.affected_id)), ...untilOf('AFFECTED') }
    const order = { mail: 'CONTENT_DECIDED', ...to, values } as const
    await contentReportMails.order(trx, [order], now)
  }
}

/** The outcomes that a mail names. What comes back is not called left as it is. */
function outcomesOf(decision: ReportDecision | null, takenBack: TakenBack | null): string[] {
  const outcomes: string[] = []
  const { from, isHeld } = takenBack ?? {}
  if (isHeld) outcomes.push('held')
  else if (from && from in TAKEN_BACK) outcomes.push(TAKEN_BACK[from as keyof typeof TAKEN_BACK])
  if (decision && !(takenBack && decision === 'KEPT')) outcomes.push(decision.toLowerCase())
  return outcomes
}
