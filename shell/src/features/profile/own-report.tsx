import type { ContentReport } from '@domizil/api'
import { excerptOf, formatDay } from '@domizil/domain'
import { Tag } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Complaining, ComplaintForm } from './complaint-form.tsx'
import styles from './profile.module.css'

const SHOWN_LENGTH = 160

// Days are written the German way in every language.
const DAY = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
})
const dayOf = (moment: string) => DAY.format(new Date(moment))

interface OwnReportProps {
  report: ContentReport
  complaining: Complaining
  onComplained: () => void
}

/** A report with its decisions, and the form for the one complaint. */
export function OwnReport({ report, complaining, onComplained }: OwnReportProps) {
  const { reference, subject, party, excerpt, complaints, canComplain, complaintUntil } = report
  const isWaiting = complaints.some((complaint) => complaint.decision === null)
  const latest = latestOf(report)

  return (
    <article className={styles.report} aria-label={reference}>
      <p className={styles.reportHead}>
        <b>{reference}</b>{' '}
        <Tag tone={latest.length > 0 && !isWaiting ? 'neutral' : 'info'}>
          {isWaiting ? (
            <FormattedMessage id="profile.reports.complaint" />
          ) : (
            <Outcomes outcomes={report.isLifted ? ['LIFTED'] : latest} />
          )}
        </Tag>
      </p>
      <p className={styles.hint}>
        <FormattedMessage tagName="span" id={`profile.reports.about.${report.reported ? party : 'OWN'}`} />{' '}
        <FormattedMessage tagName="span" id={`profile.reports.subject.${subject}`} />
        <span>{`, ${dayOf(report.createdAt)}`}</span>
      </p>
      {excerpt && <blockquote className={styles.excerpt}>{excerptOf(excerpt, SHOWN_LENGTH)}</blockquote>}
      {report.reasons && <Reasons of={report} />}
      {complaints.map((complaint) => (
        <div key={complaint.createdAt}>
          <p>
            <FormattedMessage
              id={complaint.isOwn ? 'profile.reports.ownComplaint' : 'profile.reports.otherComplaint'}
              values={{ text: complaint.text }}
            />
          </p>
          {complaint.reasons && <Reasons of={complaint} />}
          {complaint.decision && (
            <p className={styles.hint}>
              <FormattedMessage
                id={complaint.bySameAdmin ? 'profile.reports.sameAdmin' : 'profile.reports.otherAdmin'}
              />
            </p>
          )}
        </div>
      ))}
      {canComplain && complaintUntil && (
        <ComplaintForm
          reportId={report.id}
          until={formatDay(complaintUntil)}
          {...complaining}
          onComplained={onComplained}
        />
      )}
    </article>
  )
}

type Outcome = ContentReport['outcomes'][number]

/** What the decision that counts did: that about the complaint that was decided last, or the first one. */
function latestOf({ outcomes, complaints }: ContentReport): readonly Outcome[] {
  const decided = complaints.filter((complaint) => complaint.decidedAt !== null)
  const [last] = decided.toSorted(
    (one, other) => Date.parse(other.decidedAt ?? '') - Date.parse(one.decidedAt ?? ''),
  )
  return last?.outcomes ?? outcomes
}

/** What a decision did to the content or the account; without any it is not made yet. */
function Outcomes({ outcomes }: { outcomes: readonly (Outcome | 'LIFTED')[] }) {
  const intl = useIntl()
  const known = outcomes.length > 0 ? outcomes : (['OPEN'] as const)
  return known.map((outcome) => intl.formatMessage({ id: `profile.reports.outcome.${outcome}` })).join(', ')
}

interface Decision {
  outcomes: readonly Outcome[]
  reasons: string | null
  decidedAt: string | null
}

function Reasons({ of: { outcomes, reasons, decidedAt } }: { of: Decision }) {
  return (
    <p>
      <b>
        <Outcomes outcomes={outcomes} />
        {decidedAt && `, ${dayOf(decidedAt)}`}
      </b>
      {`: ${reasons}`}
    </p>
  )
}
