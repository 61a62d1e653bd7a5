import { type ContentReport, listContentReports } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit/query'
import { FormattedMessage } from 'react-intl'
import type { Complaining } from './complaint-form.tsx'
import { OwnReport } from './own-report.tsx'
import styles from './profile.module.css'

const OWN_REPORTS = queryOf(listContentReports, {})
const HEADING_ID = 'own-reports'

interface OwnReportsProps extends Complaining {
  /** Whether they were asked for: they are scrolled to. */
  isAsked?: boolean
}

// The same function in each render: another one would scroll again.
const show = (section: HTMLElement | null) => {
  section?.scrollIntoView?.()
}

/** The way to the reports from the top of the dialog, as they stand below the details; nothing without any. */
export function ReportsJump() {
  const { data: reports = [] } = useQuery(OWN_REPORTS)
  if (reports.length === 0) return null

  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => {
        const heading = document.getElementById(HEADING_ID)
        heading?.scrollIntoView?.()
        heading?.focus()
      }}
    >
      <FormattedMessage id="profile.reports.jump" values={{ count: reports.length }} />
    </button>
  )
}

/**
 * The reports that the user has made, and the decided ones about the user's content. Nothing without any; a list that
 * cannot be loaded is left out, the mails hold the same.
 */
export function OwnReports({ isAsked = false, ...complaining }: OwnReportsProps) {
  const { data: reports = [], refetch } = useQuery(OWN_REPORTS)
  if (reports.length === 0) return null

  return (
    <section className={styles.export} aria-labelledby={HEADING_ID} ref={isAsked ? show : null}>
      <h3 id={HEADING_ID} tabIndex={-1}>
        <FormattedMessage id="profile.reports.title" />
      </h3>
      <p className={styles.hint}>
        <FormattedMessage id="profile.reports.hint" />
      </p>
      <ul className={styles.reports}>
        {reports.map((report: ContentReport) => (
          <li key={report.id}>
            <OwnReport report={report} complaining={complaining} onComplained={() => void refetch()} />
          </li>
        ))}
      </ul>
    </section>
  )
}
