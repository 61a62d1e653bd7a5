import type { AdminReport } from '@domizil/api'
import { Link } from '@domizil/app-kit/router'
import { adminPath } from '@domizil/links'
import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'
import { Moment } from '../../lib/cells/cells.tsx'
import styles from './decisions.module.css'
import { OutcomeWords } from './outcome-words.tsx'

/** The talk around a message, the other reports of the same content, and all decisions about this one. */
export function ReportDecisions({ row }: { row: AdminReport }) {
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
  if (messages.length === 0) return null

  return (
    <section className={styles.decisions} aria-labelledby="report-talk">
      <h3 id="report-talk">
        <FormattedMessage id="report.talk" />
      </h3>
      <ol>
        {messages.map(({ author, text, time, isReported }) => (
          <li key={`${time} ${text}`} className={isReported ? styles.reported : undefined}>
            <p className={styles.head}>
              <FormattedMessage id={`report.author.${author}`} tagName="b" />
              {isReported && <FormattedMessage id="report.talkReported" tagName="mark" />}
              <Moment at={time} />
            </p>
            <p>{text ?? <FormattedMessage id="report.talkRemoved" tagName="i" />}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What others say about the same: the open ones are decided together. */
function SameContent({ reports }: { reports: AdminReport['sameContent'] }) {
  if (reports.length === 0) return null
  const open = reports.filter(({ status }) => status === 'OPEN').length

  return (
    <section className={styles.decisions} aria-labelledby="same-content">
      <h3 id="same-content">
        <FormattedMessage id="report.sameContent" />
      </h3>
      {open > 0 && (
        <p>
          <FormattedMessage id="report.together" values={{ count: open }} />
        </p>
      )}
      <ol>
        {reports.map(({ id, reference, status, ground, message, reporter, time }) => (
          <li key={id}>
            <p className={styles.head}>
              <Link to={adminPath({ tab: 'reports', q: reference, status: '', details: String(id) })}>
                {reference}
              </Link>
              <FormattedMessage id={`reportStatus.${status}`} tagName="b" />
              <FormattedMessage id={`reportGround.${ground}`} />
              <Moment at={time} />
            </p>
            <p>{message}</p>
            <p className={styles.by}>{reporter || <FormattedMessage id="cell.left" />}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** All decisions with their reasons, and the complaints between them, the oldest first. */
function Decisions({ steps }: { steps: AdminReport['decisions'] }) {
  if (steps.length === 0) return null

  return (
    <section className={styles.decisions} aria-labelledby="report-decisions">
      <h3 id="report-decisions">
        <FormattedMessage id="report.decisions" />
      </h3>
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
  return (
    <li className={styles.complaint}>
      <p className={styles.head}>
        <FormattedMessage id={`report.complaintOf.${party}`} tagName="b" />
        <Moment at={time} />
      </p>
      <p>{text}</p>
    </li>
  )
}

function Decision({ step: { outcomes, reasons, decided, decidedBy } }: { step: Omit<Step, 'complaints'> }) {
  return (
    <li>
      <p className={styles.head}>
        <b>
          <OutcomeWords outcomes={outcomes} />
        </b>
        <span>{decidedBy || <FormattedMessage id="cell.left" />}</span>
        <Moment at={decided} />
      </p>
      <p>{reasons}</p>
    </li>
  )
}
