import { LoadFailed, PageTitle, useSay, useSession } from '@domizil/app-kit'
import { House } from '@domizil/ui/icons'
import { buttonClass, EmptyState, SectionHeading, Skeleton } from '@domizil/ui/parts'
import { Link, useParams } from '@domizil/app-kit/router'
import { myFlatsPath } from '@domizil/links'
import { LandlordsOnly } from '../features/availability/landlords-only.tsx'
import { AvailabilityView } from '../features/availability/availability-view.tsx'
import { useAvailability } from '../features/availability/availability.ts'
import { isFlatId } from '../lib/flat-id.ts'
import styles from './availability-page.module.css'

/** The availability of an own flat. */
export function AvailabilityPage() {
  const say = useSay()
  const { id = '' } = useParams()
  const { status } = useSession()
  const title = say('availability.title')

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
  const say = useSay()
  const availability = useAvailability(flatId)
  if (availability.status === 'pending') return <Places />
  if (availability.data) return <AvailabilityView availability={availability.data} />
  if (availability.error.status === 404) return <NotYours />

  return (
    <LoadFailed
      query={availability}
      headingLevel={1}
      title={say('availability.failed')}
      retry={say('page.retry')}
    />
  )
}

/** The same message for another owner's flat and a missing one. */
function NotYours() {
  const say = useSay()

  return (
    <EmptyState
      headingLevel={1}
      icon={<House size={28} />}
      title={say('availability.notYours')}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={myFlatsPath()}>
          {say('ownFlats.title')}
        </Link>
      }
    >
      {say('availability.notYoursHint')}
    </EmptyState>
  )
}

/** The placeholders of calendar and table. */
function Places() {
  return (
    <div className={styles.places} aria-busy="true">
      <Skeleton width="40%" height="34px" />
      <Skeleton height="360px" />
      <Skeleton height="180px" />
    </div>
  )
}
