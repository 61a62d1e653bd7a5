import type { AdminReport } from '@domizil/api'
import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'
import { Moment } from '../../lib/cells/cells.tsx'
import styles from './decisions.module.css'

/** All decisions about a report with their reasons, and the complaints between them, the oldest first. */
export function ReportDecisions({ row: { decisions } }: { row: AdminReport }) {
  if (decisions.length === 0) return null

  return (
    <section className={styles.decisions} aria-labelledby="report-decisions">
      <h3 id="report-decisions">
        <FormattedMessage id="report.decisions" />
      </h3>
      <ol>
        {decisions.map(({ complaints, ...step }) => (
          // A side complains once.
          <Fragment key={complaints[0]?.party ?? 'FIRST'}>
            {complaints.map((complaint) => (
              <Complaint key={complaint.party} complaint={complaint} />
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

function Decision({ step: { decision, reasons, decided, decidedBy } }: { step: Omit<Step, 'complaints'> }) {
  return (
    <li>
      <p className={styles.head}>
        <FormattedMessage id={`reportDecision.${decision}`} tagName="b" />
        <span>{decidedBy || <FormattedMessage id="cell.left" />}</span>
        <Moment at={decided} />
      </p>
      <p>{reasons}</p>
    </li>
  )
}
