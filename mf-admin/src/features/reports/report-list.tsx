import { type AdminReport, decideReport, listAdminReports } from '@domizil/api'
import { queryCacheOf, useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import {
  decisionsAbout,
  type ExpectedOutcome,
  expectedOutcome,
  type ReportDecision,
  type ReportOutcome,
} from '@domizil/domain'
import { adminListPath, adminPath, flatPath } from '@domizil/links'
import {
  CircleCheck,
  Eye,
  EyeOff,
  History,
  type IconComponent,
  Lock,
  Pencil,
  RotateCcw,
  Users,
} from '@domizil/ui/icons'
import { Fragment } from 'react'
import { FormattedList, FormattedMessage } from 'react-intl'
import { auditAddress } from '../../lib/audit-address.ts'
import { LongText, Moment, NameCell, Nothing, Status } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/describe-list.tsx'
import type { RowAction } from '../../lib/list/list-description.ts'
import styles from './decisions.module.css'
import { REPORT_YEARS } from './report-years.tsx'

/** Whether a report can be decided here: while a complaint about the same waits, it is decided with that. */
const isToDecide = ({ status, sameContent }: AdminReport) =>
  status === 'COMPLAINT' || (status === 'OPEN' && !sameContent.some((other) => other.status === 'COMPLAINT'))

const OF_CHANGES: readonly ReportDecision[] = ['CHANGED', 'UNDONE']

const isPossible = (code: ReportDecision, row: AdminReport) =>
  isToDecide(row) &&
  decisionsAbout(row.subject).includes(code) &&
  // Of changes is said, and are undone, where there are some; what was decided so can stay so after a complaint.
  (!OF_CHANGES.includes(code) || row.changedSinceReview !== null || row.decision === code)

/** A decision under the name of what it will do to the content as that stands. */
const decisionTo = (
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
const DECISIONS: readonly RowAction<AdminReport>[] = [
  decisionTo('KEPT', 'KEPT', CircleCheck),
  decisionTo('KEPT', 'SHOWN_AGAIN', CircleCheck),
  decisionTo('KEPT', 'RELEASED', CircleCheck),
  decisionTo('KEPT', 'UNBLOCKED', CircleCheck),
  decisionTo('KEPT', 'REDONE', CircleCheck),
  decisionTo('KEPT', 'STAYS_HIDDEN', CircleCheck),
  decisionTo('KEPT', 'STAYS_BLOCKED', CircleCheck),
  decisionTo('CHANGED', 'CHANGED', Pencil),
  decisionTo('UNDONE', 'UNDONE', RotateCcw),
  decisionTo('UNDONE', 'STAYS_UNDONE', RotateCcw),
  decisionTo('HIDDEN', 'HIDDEN', EyeOff),
  decisionTo('HIDDEN', 'STAYS_HIDDEN', EyeOff),
  decisionTo('BLOCKED', 'BLOCKED', Lock),
  decisionTo('BLOCKED', 'STAYS_BLOCKED', Lock),
]

/** All reports of content; by default those that wait for a decision, about a complaint too. */
export const REPORT_LIST = describeList(listAdminReports, 'reports', {
  keyOf: ({ id }) => id,
  titleOf: ({ reference }) => reference,
  people: { reporterId: 'column.reporter', affectedId: 'column.affected' },
  filters: { status: { usual: ['OPEN', 'COMPLAINT'] } },
  columns: [
    { id: 'reference', width: 140, cell: ({ reference }) => <NameCell name={reference} /> },
    {
      id: 'subject',
      width: 110,
      isOnCard: true,
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
    },
    { id: 'time', width: 150, isOnCard: true },
    {
      id: 'message',
      word: 'column.reportMessage',
      width: 240,
      isText: true,
      isOnCard: true,
      cell: ({ message }) => <LongText text={message} />,
    },
    {
      id: 'status',
      width: 150,
      isKey: true,
      cell: ({ status, decisions }) => {
        const made = decisions.findLast(({ decision }) => decision !== null)
        return (
          <Status
            code={status}
            word={`reportStatus.${status}`}
            why={made && <OutcomeWords outcomes={made.outcomes} />}
          />
        )
      },
    },
    {
      id: 'complaint',
      width: 220,
      isOnCard: true,
      isRelated: true,
      cell: ({ complaint }) => <LongText text={complaint} />,
    },
    { id: 'affected', cell: ({ affected }) => affected || <FormattedMessage id="cell.left" /> },
    {
      id: 'reporter',
      cell: ({ reporter, message }) =>
        // Without words there was no report: an administrator has decided alone.
        reporter || (message ? <FormattedMessage id="cell.left" /> : <Nothing />),
    },
  ],
  more: [{ id: 'state', cell: ({ state }) => <Status code={state} word={`reportState.${state}`} /> }],
  isToDecide,
  Related: ReportDecisions,
  links: [
    {
      id: 'openFlat',
      Icon: Eye,
      isPossible: ({ flatId }) => flatId !== null,
      to: ({ flatId }) => flatPath(flatId ?? 0),
    },
    {
      id: 'affected',
      Icon: Users,
      isPossible: ({ affectedId }) => affectedId !== null,
      to: ({ affectedId }) => adminListPath('users', { details: affectedId ?? '' }),
    },
    {
      id: 'reporter',
      Icon: Users,
      isPossible: ({ reporterId }) => reporterId !== null,
      to: ({ reporterId }) => adminListPath('users', { details: reporterId ?? '' }),
    },
    { id: 'audit', Icon: History, to: ({ id }) => auditAddress('REPORT', id) },
  ],
  actions: DECISIONS,
})

/** The talk around a message, the other reports of the same content, and all decisions about this one. */
function ReportDecisions({ row }: { row: AdminReport }) {
  return (
    <>
      <Talk messages={row.talk} />
      <SameContent reports={row.sameContent} />
      <Decisions steps={row.decisions} />
    </>
  )
}

/** The messages before and after the reported one, in their order. */
function Talk({ messages }: { messages: AdminReport['talk'] }) {
  const say = useSay()
  if (messages.length === 0) return null

  return (
    <section className={styles.decisions} aria-labelledby="report-talk">
      <h3 id="report-talk">{say('report.talk')}</h3>
      <ol>
        {messages.map(({ author, text, time, isReported }) => (
          <li key={`${time} ${text}`} className={isReported ? styles.reported : undefined}>
            <p className={styles.head}>
              <b>{say(`report.author.${author}`)}</b>
              {isReported && <mark>{say('report.talkReported')}</mark>}
              <Moment at={time} />
            </p>
            <p>{text ?? <i>{say('report.talkRemoved')}</i>}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What others say about the same: the open ones are decided together. */
function SameContent({ reports }: { reports: AdminReport['sameContent'] }) {
  const say = useSay()
  if (reports.length === 0) return null
  const open = reports.filter(({ status }) => status === 'OPEN').length

  return (
    <section className={styles.decisions} aria-labelledby="same-content">
      <h3 id="same-content">{say('report.sameContent')}</h3>
      {open > 0 && <p>{say('report.together', { count: open })}</p>}
      <ol>
        {reports.map(({ id, reference, status, ground, message, reporter, time }) => (
          <li key={id}>
            <p className={styles.head}>
              <Link to={adminPath({ tab: 'reports', q: reference, status: '', details: String(id) })}>
                {reference}
              </Link>
              <b>{say(`reportStatus.${status}`)}</b>
              {say(`reportGround.${ground}`)}
              <Moment at={time} />
            </p>
            <p>{message}</p>
            <p className={styles.by}>{reporter || say('cell.left')}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** All decisions with their reasons, and the complaints between them, the oldest first. */
function Decisions({ steps }: { steps: AdminReport['decisions'] }) {
  const say = useSay()
  if (steps.length === 0) return null

  return (
    <section className={styles.decisions} aria-labelledby="report-decisions">
      <h3 id="report-decisions">{say('report.decisions')}</h3>
      <ol>
        {steps.map(({ complaints, ...step }) => (
          <Fragment key={complaints[0]?.time ?? 'first'}>
            {complaints.map((complaint) => (
              <Complaint key={`${complaint.party} ${complaint.text}`} complaint={complaint} />
            ))}
            {step.decision && <Decision step={step} />}
          </Fragment>
        ))}
      </ol>
    </section>
  )
}

type Step = AdminReport['decisions'][number]

function Complaint({ complaint: { party, text, time } }: { complaint: Step['complaints'][number] }) {
  const say = useSay()

  return (
    <li className={styles.complaint}>
      <p className={styles.head}>
        <b>{say(`report.complaintOf.${party}`)}</b>
        <Moment at={time} />
      </p>
      <p>{text}</p>
    </li>
  )
}

function Decision({ step: { outcomes, reasons, decided, decidedBy } }: { step: Omit<Step, 'complaints'> }) {
  const say = useSay()

  return (
    <li>
      <p className={styles.head}>
        <b>
          <OutcomeWords outcomes={outcomes} />
        </b>
        <span>{decidedBy || say('cell.left')}</span>
        <Moment at={decided} />
      </p>
      <p>{reasons}</p>
    </li>
  )
}

/** What a decision did. */
function OutcomeWords({ outcomes }: { outcomes: readonly ReportOutcome[] }) {
  const say = useSay()
  return (
    <FormattedList type="conjunction" value={outcomes.map((outcome) => say(`reportOutcome.${outcome}`))} />
  )
}
