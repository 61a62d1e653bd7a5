import type { OwnFlat } from '@domizil/api'
import { PageTitle, useSession } from '@domizil/app-kit'
import { OwnFlatChoice } from '@domizil/flat-ui/own-flats'
import { availabilityPath } from '@domizil/links'
import { SectionHeading, Skeleton } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { LandlordsOnly } from '../features/availability/landlords-only.tsx'
import { placeName } from '../lib/place-name.ts'
import styles from './availability-page.module.css'

/** The choice of a flat, for a path without one. */
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
  const intl = useIntl()
  const statusOf = ({ status }: OwnFlat) => intl.formatMessage({ id: `flatStatus.${status}` })

  return (
    <OwnFlatChoice
      pathOf={({ id }) => availabilityPath(id)}
      describe={(flat) => `${placeName(flat.address)} · ${statusOf(flat)}`}
    />
  )
}
