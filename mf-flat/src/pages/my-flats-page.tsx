import { PageTitle, useSay, useSession } from '@domizil/app-kit'
import { SignedInOnly } from '@domizil/app-kit/login'
import { CalendarDays, House, Inbox, Plus } from '@domizil/ui/icons'
import { buttonClass, SectionHeading } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { chooseAvailabilityPath, chooseBookingsPath, wizardPath } from '@domizil/links'
import { BlockedNotice, useIsBlocked } from '../features/own-flats/blocked-notice.tsx'
import { OwnFlatList, OwnFlatPlaces } from '../features/own-flats/own-flat-list.tsx'
import styles from './my-flats-page.module.css'

/** A landlord's flats. */
export function MyFlatsPage() {
  const say = useSay()
  const { status } = useSession()
  const title = say('ownFlats.title')

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <SectionHeading
        level={1}
        title={title}
        action={
          status === 'authenticated' && (
            <span className={styles.actions}>
              <Link className={buttonClass()} to={chooseBookingsPath()}>
                <Inbox size={17} />
                {say('ownFlats.allRequests')}
              </Link>
              <Link className={buttonClass()} to={chooseAvailabilityPath()}>
                <CalendarDays size={17} />
                {say('ownFlats.calendars')}
              </Link>
              <NewFlatLink />
            </span>
          )
        }
      />
      <SignedInOnly
        icon={<House size={28} />}
        loading={<OwnFlatPlaces />}
        title={say('ownFlats.signedOut')}
        text={say('ownFlats.signedOutHint')}
      >
        <BlockedNotice />
        <OwnFlatList />
      </SignedInOnly>
    </div>
  )
}

function NewFlatLink() {
  const say = useSay()
  if (useIsBlocked()) return null
  return (
    <Link className={buttonClass()} to={wizardPath()}>
      <Plus size={17} />
      {say('choose.newFlat')}
    </Link>
  )
}
