import { PageTitle, useSession } from '@domizil/remote-kit'
import { SectionHeading, Skeleton } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { LandlordsOnly } from '../features/availability/landlords-only.tsx'
import { FlatChoice } from '../features/choose-flat/flat-choice.tsx'
import { NoFlats, OwnFlatsFailed } from '../features/own-flats/own-flats-missing.tsx'
import { useOwnFlats } from '../features/own-flats/use-own-flats.ts'
import styles from './availability-page.module.css'

/** Whose address names no flat chooses one first. */
export function ChooseAvailabilityPage() {
  const intl = useIntl()
  const { status } = useSession()
  const title = intl.formatMessage({ id: 'availability.title' })

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle noIndex>{title}</PageTitle>
      <SectionHeading
        level={1}
        title={title}
        hint={status === 'authenticated' && <FormattedMessage id="availability.choose" />}
      />
      <LandlordsOnly loading={<Skeleton height="280px" />}>
        <Choice />
      </LandlordsOnly>
    </div>
  )
}

function Choice() {
  const { outcome, retry } = useOwnFlats()
  if (outcome.status === 'loading') return <Skeleton height="280px" />
  if (outcome.status === 'failed') return <OwnFlatsFailed message={outcome.message} onRetry={retry} />
  if (outcome.flats.length === 0) return <NoFlats />
  return <FlatChoice flats={outcome.flats} pathOf={({ id }) => `/flat/${id}/availability`} />
}
