import { type AdminReport, decideReport, listAdminReports } from '@domizil/api'
import {
  decisionsAbout,
  REPORT_DECISIONS,
  REPORT_GROUNDS,
  REPORT_STATUSES,
  REPORT_SUBJECTS,
  type ReportDecision,
} from '@domizil/domain'
import { queryCacheOf } from '@domizil/app-kit'
import { flatPath } from '@domizil/links'
import {
  CircleCheck,
  Eye,
  EyeOff,
  History,
  Lock,
  type IconComponent,
  Pencil,
  RotateCcw,
} from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import { auditAddress } from '../../lib/audit-address.ts'
import { LongText, Moment, NameCell, Nothing, Status } from '../../lib/cells/cells.tsx'
import { describeList, type RowAction } from '../../lib/list/list-description.ts'
import { ReportDecisions } from './report-decisions.tsx'
import { REPORT_YEARS } from './report-years.tsx'

const decision = (
  code: ReportDecision,
  Icon: IconComponent,
  change: Partial<RowAction<AdminReport>> = {},
): RowAction<AdminReport> => ({
  id: `report.${code}`,
  Icon,
  reason: 'required',
  isPossible: ({ status, subject }) => status !== 'DECIDED' && decisionsAbout(subject).includes(code),
  readersOf: ({ affectedLocale, reporterLocale }) => ({ AFFECTED: affectedLocale, REPORTER: reporterLocale }),
  run: async (shell, { id }, { reason = '' }) => {
    await shell.send(decideReport, { params: { id }, body: { decision: code, reason } })
    void queryCacheOf(shell).refetch(REPORT_YEARS, { isInBackground: true })
  },
  ...change,
})

/** Changes are undone where there are some; what was undone already can stay so after a complaint. */
const canUndo = ({ status, decision: latest, changedSinceReview }: AdminReport) =>
  status !== 'DECIDED' && (changedSinceReview !== null || latest === 'UNDONE')

/** All reports of content; by default those that wait for a decision, about a complaint too. */
export const REPORT_LIST = describeList(listAdminReports, {
  name: 'reports',
  keyOf: ({ id }) => id,
  titleOf: ({ reference }) => reference,
  order: { sort: 'time', dir: 'desc' },
  filters: [
    {
      id: 'status',
      codes: REPORT_STATUSES,
      usual: ['OPEN', 'COMPLAINT'],
      wordOf: (code) => `reportStatus.${code}`,
    },
    { id: 'subject', codes: REPORT_SUBJECTS, wordOf: (code) => `reportSubject.${code}` },
    { id: 'ground', codes: REPORT_GROUNDS, wordOf: (code) => `reportGround.${code}` },
    { id: 'decision', codes: REPORT_DECISIONS, wordOf: (code) => `reportDecision.${code}` },
    { id: 'reporterId', codes: [], personWord: () => 'column.reporter' },
    { id: 'affectedId', codes: [], personWord: () => 'column.affected' },
  ],
  columns: [
    { id: 'reference', width: 140, cell: ({ reference }) => <NameCell name={reference} /> },
    { id: 'time', width: 150, isOnCard: true, cell: ({ time }) => <Moment at={time} /> },
    {
      id: 'subject',
      width: 110,
      isOnCard: true,
      cell: ({ subject }) => <FormattedMessage id={`reportSubject.${subject}`} />,
    },
    {
      id: 'excerpt',
      width: 196,
      isText: true,
      isOnCard: true,
      cell: ({ excerpt }) => <LongText text={excerpt} />,
    },
    {
      id: 'ground',
      width: 150,
      isOnCard: true,
      cell: ({ ground }) => <FormattedMessage id={`reportGround.${ground}`} />,
    },
    {
      id: 'message',
      width: 240,
      isText: true,
      isOnCard: true,
      cell: ({ message }) => <LongText text={message} />,
    },
    {
      id: 'status',
      width: 150,
      isKey: true,
      isOnCard: true,
      cell: ({ status, decision: code }) => (
        <Status
          code={status}
          word={`reportStatus.${status}`}
          why={code && <FormattedMessage id={`reportDecision.${code}`} />}
        />
      ),
    },
    { id: 'complaint', width: 220, isOnCard: true, cell: ({ complaint }) => <LongText text={complaint} /> },
    { id: 'affected', cell: ({ affected }) => affected || <FormattedMessage id="cell.left" /> },
    {
      id: 'reporter',
      cell: ({ reporter, message }) =>
        // Without words there was no report: an administrator has decided alone.
        reporter || (message ? <FormattedMessage id="cell.left" /> : <Nothing />),
    },
  ],
  Related: ReportDecisions,
  links: [
    {
      id: 'openFlat',
      Icon: Eye,
      to: ({ flatId, id }) => (flatId ? flatPath(flatId) : auditAddress('REPORT', id)),
    },
    { id: 'audit', Icon: History, to: ({ id }) => auditAddress('REPORT', id) },
  ],
  actions: [
    decision('KEPT', CircleCheck),
    decision('CHANGED', Pencil),
    decision('UNDONE', RotateCcw, { isPossible: canUndo }),
    decision('HIDDEN', EyeOff, { isDangerous: true }),
    decision('BLOCKED', Lock, { isDangerous: true }),
  ],
})
