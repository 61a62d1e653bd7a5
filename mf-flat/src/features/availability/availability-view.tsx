import { Link } from '@domizil/app-kit/router'
import type { Period } from '@domizil/domain'
import { flatPath, myFlatsPath } from '@domizil/links'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useOwnTitle } from '../../lib/use-own-title.ts'
import styles from './availability-view.module.css'
import { type Availability, FlatIdContext } from './availability.ts'
import { BlockForm } from './block-form.tsx'
import { BlockedCalendar } from './blocked-calendar.tsx'
import { ConfirmBanner } from './confirm-banner.tsx'
import { ExportCard } from './export-card.tsx'
import { ImportCard } from './import-card.tsx'
import { PeriodTable } from './period-table.tsx'
import { useSelection } from './use-selection.ts'

/** The blocked days of a flat: shown, blocked and freed, by hand and by imported calendars. */
export function AvailabilityView({ availability }: { availability: Availability }) {
  const { flat, blockedPeriodList: periods, confirmedOn, calendars } = availability
  const selection = useSelection()
  const [blocked, setBlocked] = useState<Period>()
  const isOwner = calendars !== null

  return (
    <FlatIdContext value={flat.id}>
      <Head id={flat.id} title={useOwnTitle()(flat)} />
      {isOwner ? (
        <ConfirmBanner confirmedOn={confirmedOn} />
      ) : (
        <p className={styles.note}>
          <FormattedMessage id="availability.readOnly" />
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <BlockedCalendar
            flatId={flat.id}
            periods={periods}
            selection={isOwner ? selection : undefined}
            blocked={blocked}
          />
          <PeriodTable flatId={flat.id} periods={periods} canFree={isOwner} />
        </div>
        {isOwner && (
          <aside className={styles.side}>
            <BlockForm periods={periods} selection={selection} onBlocked={setBlocked} />
            <ImportCard calendars={calendars.calendars} />
            <ExportCard feedPath={calendars.feedPath} />
          </aside>
        )}
      </div>
    </FlatIdContext>
  )
}

function Head({ id, title }: { id: number; title: string }) {
  const intl = useIntl()

  return (
    <header>
      <nav className={styles.breadcrumb} aria-label={intl.formatMessage({ id: 'heading.breadcrumb' })}>
        <ol>
          <li>
            <Link to={myFlatsPath()}>
              <FormattedMessage id="ownFlats.title" />
            </Link>
          </li>
          <li>
            <Link to={flatPath(id)}>{title}</Link>
          </li>
          <li aria-current="page">
            <FormattedMessage id="availability.title" />
          </li>
        </ol>
      </nav>
      <h1 className={styles.heading}>
        <FormattedMessage id="availability.title" />
      </h1>
    </header>
  )
}
