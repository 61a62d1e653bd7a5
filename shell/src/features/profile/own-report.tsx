import type { ContentReport } from '@domizil/api'
import { excerptOf, formatDay } from '@domizil/domain'
import { Tag } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
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
  const { reference, subject, party, excerpt, decision, complaints, canComplain, complaintUntil } = report
  const isWaiting = complaints.some((complaint) => complaint.decision === null)
  const latest = latestOf(report)
  const state = report.isLifted ? 'LIFTED' : (latest ?? 'OPEN')

  return (
    <article className={styles.report} aria-label={reference}>
      <p className={styles.reportHead}>
        <b>{reference}</b>{' '}
        <Tag tone={latest && !isWaiting ? 'neutral' : 'info'}>
          <FormattedMessage
            id={isWaiting ? 'profile.reports.complaint' : `profile.reports.decision.${state}`}
          />
        </Tag>
      </p>
      <p className={styles.hint}>
        <FormattedMessage id={`profile.reports.about.${report.reported ? party : 'OWN'}`} />{' '}
        <FormattedMessage id={`profile.reports.subject.${subject}`} />
        {', '}
        {dayOf(report.createdAt)}
      </p>
      {excerpt && <blockquote className={styles.excerpt}>{excerptOf(excerpt, SHOWN_LENGTH)}</blockquote>}
      {report.reasons && <Reasons decision={decision} reasons={report.reasons} at={report.decidedAt} />}
      {complaints.map((complaint) => (
        <div key={complaint.createdAt}>
          <p>
            <FormattedMessage
              id={complaint.isOwn ? 'profile.reports.ownComplaint' : 'profile.reports.otherComplaint'}
              values={{ text: complaint.text }}
            />
          </p>
          {complaint.reasons && (
            <Reasons decision={complaint.decision} reasons={complaint.reasons} at={complaint.decidedAt} />
          )}
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

/** The decision that counts: about the complaint that was decided last, or the first one. */
function latestOf({ decision, complaints }: ContentReport): ContentReport['decision'] {
  const decided = complaints.filter((complaint) => complaint.decidedAt !== null)
  const [last] = decided.toSorted(
    (one, other) => Date.parse(other.decidedAt ?? '') - Date.parse(one.decidedAt ?? ''),
  )
  return last?.decision ?? decision
}

interface ReasonsProps {
  decision: ContentReport['decision']
  reasons: string
  at: string | null
}

function Reasons({ decision, reasons, at }: ReasonsProps) {
  return (
    <p>
      <b>
        <FormattedMessage id={`profile.reports.decision.${decision ?? 'OPEN'}`} />
        {at && (
          <>
            {', '}
            {dayOf(at)}
          </>
        )}
      </b>
      : {reasons}
    </p>
  )
}
