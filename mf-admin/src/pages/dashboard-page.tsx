import { getOverview } from '@domizil/contract'
import { PageTitle, useAnswer } from '@domizil/remote-kit'
import { CloudOff } from '@domizil/ui/icons'
import { Button, ErrorState, SectionHeading, Skeleton } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { CountTable } from '../features/overview/count-table.tsx'
import { RequestsChart } from '../features/overview/requests-chart.tsx'
import { Tiles } from '../features/overview/tiles.tsx'
import styles from './dashboard-page.module.css'

/** What the marketplace holds right now. */
export function DashboardPage() {
  const intl = useIntl()
  const { answer, retry } = useAnswer(getOverview, {})
  const title = intl.formatMessage({ id: 'dashboard.title' })

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <SectionHeading level={1} title={title} hint={<FormattedMessage id="dashboard.hint" />} />
      {answer.status === 'loading' && <Places />}
      {answer.status === 'failed' && (
        <ErrorState
          icon={<CloudOff size={28} />}
          title={<FormattedMessage id="dashboard.failed" />}
          actions={
            <Button variant="primary" onClick={retry}>
              <FormattedMessage id="dashboard.retry" />
            </Button>
          }
        >
          {answer.message}
        </ErrorState>
      )}
      {answer.status === 'loaded' && (
        <>
          <Tiles overview={answer.value} />
          <RequestsChart days={answer.value.requestsByDay} />
          <div className={styles.tables}>
            <CountTable
              caption={<FormattedMessage id="dashboard.flats" />}
              counts={answer.value.flats}
              nameOf={(status) => intl.formatMessage({ id: `flatStatus.${status}` })}
            />
            <CountTable
              caption={<FormattedMessage id="dashboard.bookings" />}
              counts={answer.value.bookings}
              nameOf={(status) => intl.formatMessage({ id: `bookingStatus.${status}` })}
            />
          </div>
        </>
      )}
    </div>
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
