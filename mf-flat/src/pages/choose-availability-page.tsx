import { PageTitle, useSay, useSession } from '@domizil/app-kit'
import { SectionHeading, Skeleton } from '@domizil/ui/parts'
import { LandlordsOnly } from '../features/availability/landlords-only.tsx'
import { OwnTimelines } from '../features/own-flats/timelines/own-timelines.tsx'
import styles from './availability-page.module.css'

/** The calendars of all own flats below each other, and the way to each, for a path without a flat. */
export function ChooseAvailabilityPage() {
  const say = useSay()
  const { status } = useSession()
  const title = say('availability.title')

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle noIndex>{title}</PageTitle>
      <SectionHeading
        level={1}
        title={title}
        hint={status === 'authenticated' && say('availability.choose')}
      />
      <LandlordsOnly loading={<Skeleton height="280px" />}>
        <OwnTimelines />
      </LandlordsOnly>
    </div>
  )
}
