import { type AdminReport, decideReport } from '@domizil/api'
import { queryCacheOf } from '@domizil/app-kit'
import { decisionsAbout, type ExpectedOutcome, expectedOutcome, type ReportDecision } from '@domizil/domain'
import { CircleCheck, EyeOff, type IconComponent, Lock, Pencil, RotateCcw } from '@domizil/ui/icons'
import type { RowAction } from '../../lib/list/list-description.ts'
import { REPORT_YEARS } from './report-years.tsx'

/** Whether a report can be decided here: while a complaint about the same waits, it is decided with that. */
export const isToDecide = ({ status, sameContent }: AdminReport) =>
  status === 'COMPLAINT' || (status === 'OPEN' && !sameContent.some((other) => other.status === 'COMPLAINT'))

const OF_CHANGES: readonly ReportDecision[] = ['CHANGED', 'UNDONE']

const isPossible = (code: ReportDecision, row: AdminReport) =>
  isToDecide(row) &&
  decisionsAbout(row.subject).includes(code) &&
  // Of changes is said, and are undone, where there are some; what was decided so can stay so after a complaint.
  (!OF_CHANGES.includes(code) || row.changedSinceReview !== null || row.decision === code)

/** A decision under the name of what it will do to the content as that stands. */
const decision = (
  code: ReportDecision,
  outcome: ExpectedOutcome,
  Icon: IconComponent,
): RowAction<AdminReport> => ({
  id: `report.${code === 'KEPT' && outcome.startsWith('STAYS') ? `KEPT.${outcome}` : outcome}`,
  Icon,
  isDangerous: outcome === 'HIDDEN' || outcome === 'BLOCKED',
  reason: 'required',
  valuesOf: ({ subject }) => ({ subject }),
  isPossible: (row) =>
    isPossible(code, row) && expectedOutcome(code, { ...row, latest: row.decision }) === outcome,
  readersOf: ({ affectedLocale, reporterLocales }) => ({
    AFFECTED: affectedLocale,
    REPORTERS: reporterLocales,
  }),
  run: async (shell, { id, sameContent }, { reason = '' }) => {
    const together = sameContent.filter(({ status }) => status === 'OPEN').map((other) => other.id)
    await shell.send(decideReport, { params: { id }, body: { decision: code, reason, together } })
    void queryCacheOf(shell).refetch(REPORT_YEARS, { isInBackground: true })
  },
})

/** The decisions about a report. */
export const DECISIONS: readonly RowAction<AdminReport>[] = [
  decision('KEPT', 'KEPT', CircleCheck),
  decision('KEPT', 'SHOWN_AGAIN', CircleCheck),
  decision('KEPT', 'RELEASED', CircleCheck),
  decision('KEPT', 'UNBLOCKED', CircleCheck),
  decision('KEPT', 'REDONE', CircleCheck),
  decision('KEPT', 'STAYS_HIDDEN', CircleCheck),
  decision('KEPT', 'STAYS_BLOCKED', CircleCheck),
  decision('CHANGED', 'CHANGED', Pencil),
  decision('UNDONE', 'UNDONE', RotateCcw),
  decision('UNDONE', 'STAYS_UNDONE', RotateCcw),
  decision('HIDDEN', 'HIDDEN', EyeOff),
  decision('HIDDEN', 'STAYS_HIDDEN', EyeOff),
  decision('BLOCKED', 'BLOCKED', Lock),
  decision('BLOCKED', 'STAYS_BLOCKED', Lock),
]
