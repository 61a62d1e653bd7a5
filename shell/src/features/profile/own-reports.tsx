import { type ContentReport, listContentReports } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit/query'
import { useLocation } from '@domizil/app-kit/router'
import type { ShellApi } from '@domizil/shell-api'
import { FormattedMessage } from 'react-intl'
import { OwnReport } from './own-report.tsx'
import styles from './profile.module.css'
import { isAccountAsked } from './is-account-asked.ts'

const OWN_REPORTS = queryOf(listContentReports, {})

/**
 * The reports that the user has made, and the decided ones about the user's content. Nothing without any; a list that
 * cannot be loaded is left out, the mails hold the same.
 */
export function OwnReports({ send }: { send: ShellApi['send'] }) {
  const { data: reports = [], refetch } = useQuery(OWN_REPORTS)
  const { search } = useLocation()
  if (reports.length === 0) return null

  return (
    <section
      className={styles.export}
      aria-labelledby="own-reports"
      ref={(section) => (isAccountAsked(search) ? section?.scrollIntoView?.() : undefined)}
    >
      <h3 id="own-reports">
        <FormattedMessage id="profile.reports.title" />
      </h3>
      <p className={styles.hint}>
        <FormattedMessage id="profile.reports.hint" />
      </p>
      <ul className={styles.reports}>
        {reports.map((report: ContentReport) => (
          <li key={report.id}>
            <OwnReport report={report} send={send} onComplained={() => void refetch()} />
          </li>
        ))}
      </ul>
    </section>
  )
}
