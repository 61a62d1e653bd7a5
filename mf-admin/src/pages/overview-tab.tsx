import { getOverview } from '@domizil/api'
import { LoadFailed, queryOf, useQuery } from '@domizil/app-kit'
import { Skeleton } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { FailedJobs } from '../features/failed/failed-jobs.tsx'
import { CountTable } from '../features/overview/count-table.tsx'
import { ReviewQueue } from '../features/queue/review-queue.tsx'
import { TrendSection } from '../features/trends/trend-section.tsx'
import { WaitingLinks } from '../features/waiting/waiting-links.tsx'
import styles from './dashboard-page.module.css'

/** What waits, the figures of the last days, and what there is in each status. */
export function OverviewTab() {
  const intl = useIntl()
  const overview = useQuery(queryOf(getOverview, {}))
  if (overview.status === 'pending') return <Places />
  if (overview.status === 'error') {
    return (
      <LoadFailed
        query={overview}
        title={<FormattedMessage id="dashboard.failed" />}
        retry={<FormattedMessage id="dashboard.retry" />}
      />
    )
  }
  const { flats, bookings, today } = overview.data

  return (
    <>
      <WaitingLinks />
      <FailedJobs />
      <TrendSection today={today} overview={overview.data} beside={<ReviewQueue />} />
      <div className={styles.tables}>
        <CountTable
          caption={<FormattedMessage id="dashboard.flats" />}
          list="flats"
          counts={flats}
          nameOf={(status) => intl.formatMessage({ id: `flatStatus.${status}` })}
        />
        <CountTable
          caption={<FormattedMessage id="dashboard.bookings" />}
          list="bookings"
          counts={bookings}
          nameOf={(status) => intl.formatMessage({ id: `bookingStatus.${status}` })}
        />
      </div>
    </>
  )
}

function Places() {
  return (
    <div className={styles.tables} aria-busy="true">
      <Skeleton height="220px" />
      <Skeleton height="220px" />
    </div>
  )
}
