import { PageTitle, useSession } from '@domizil/remote-kit'
import { CloudOff, House } from '@domizil/ui/icons'
import { Button, buttonClass, EmptyState, ErrorState, SectionHeading, Skeleton } from '@domizil/ui/parts'
import { Link, useParams } from '@domizil/ui/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { LandlordsOnly } from '../features/availability/landlords-only.tsx'
import { AvailabilityView } from '../features/availability/availability-view.tsx'
import { useAvailability } from '../features/availability/use-availability.ts'
import { isFlatId } from '../lib/flat-id.ts'
import styles from './availability-page.module.css'

/** The blocked days of one's own flat. */
export function AvailabilityPage() {
  const intl = useIntl()
  const { id = '' } = useParams()
  const { status } = useSession()
  const title = intl.formatMessage({ id: 'availability.title' })

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle noIndex>{title}</PageTitle>
      {status !== 'authenticated' && <SectionHeading level={1} title={title} />}
      <LandlordsOnly loading={<Places />}>
        {isFlatId(id) ? <OfFlat key={id} flatId={Number(id)} /> : <NotYours />}
      </LandlordsOnly>
    </div>
  )
}

function OfFlat({ flatId }: { flatId: number }) {
  const { outcome, retry } = useAvailability(flatId)
  if (outcome.status === 'loaded' && outcome.value.flat.id === flatId)
    return <AvailabilityView availability={outcome.value} />
  if (outcome.status !== 'failed') return <Places />
  if (outcome.httpStatus === 404) return <NotYours />

  return (
    <ErrorState
      headingLevel={1}
      icon={<CloudOff size={28} />}
      title={<FormattedMessage id="availability.failed" />}
      actions={
        <Button variant="primary" onClick={retry}>
          <FormattedMessage id="page.retry" />
        </Button>
      }
    >
      {outcome.message}
    </ErrorState>
  )
}

/** Whose flat it is, or whether there is one, is nobody else's business. */
function NotYours() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<House size={28} />}
      title={<FormattedMessage id="availability.notYours" />}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/my-flats">
          <FormattedMessage id="ownFlats.title" />
        </Link>
      }
    >
      <FormattedMessage id="availability.notYoursHint" />
    </EmptyState>
  )
}

/** Where calendar and table will stand. */
function Places() {
  return (
    <div className={styles.places} aria-busy="true">
      <Skeleton width="40%" height="34px" />
      <Skeleton height="360px" />
      <Skeleton height="180px" />
    </div>
  )
}
