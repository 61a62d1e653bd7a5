import type { OwnBlockedPeriod } from '@domizil/api'
import { useLocale } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import { formatDay, placeLineOf } from '@domizil/domain'
import { availabilityPath, flatBookingsPath } from '@domizil/links'
import { classes } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NamedFlat } from '../browse/browse-flats.ts'
import styles from './timelines.module.css'
import { columnsOf, freeDaysIn, type Window } from './window.ts'

interface TimelineRowProps {
  named: NamedFlat
  window: Window
  /** Undefined until they are loaded. */
  periods: readonly OwnBlockedPeriod[] | undefined
}

/** A flat beside the days of the window on which it is taken. */
export function TimelineRow({ named: { flat, title }, window, periods }: TimelineRowProps) {
  const today = useToday()
  const taken = periods?.map(({ blockedFrom: from, blockedTo: to }) => ({ from, to }))
  const now = columnsOf({ from: today, to: today }, window)

  return (
    <li className={styles.row}>
      <div className={styles.flat}>
        <Link to={availabilityPath(flat.id)}>{title}</Link>
        <span>
          <span>{placeLineOf(useLocale(), flat.address)}</span> ·{' '}
          <FormattedMessage tagName="span" id={`flatStatus.${flat.status}`} />
        </span>
        {taken && (
          <span>
            <FormattedMessage id="timelines.free" values={freeDaysIn(window, { taken, today })} />
          </span>
        )}
      </div>
      <ul className={styles.track} style={{ '--days': window.days } as object}>
        {now && <li className={styles.today} style={{ gridColumn: now.start }} aria-hidden="true" />}
        {periods?.map((period) => (
          <Bar key={period.id} period={period} window={window} />
        ))}
      </ul>
    </li>
  )
}

function Bar({ period, window }: { period: OwnBlockedPeriod; window: Window }) {
  const intl = useIntl()
  const { flatId, source, blockedFrom: from, blockedTo: to } = period
  const columns = columnsOf({ from, to }, window)
  if (!columns) return null

  const name = intl.formatMessage({ id: `source.${source}` })
  const days = `${formatDay(from)} – ${formatDay(to)}`
  const words = (
    <>
      {name}
      <span className="visually-hidden"> {days}</span>
    </>
  )

  return (
    <li
      className={classes(styles.bar, styles[source])}
      style={{ gridColumn: `${columns.start} / span ${columns.span}` }}
      title={`${name}: ${days}`}
    >
      {source === 'BOOKING' ? <Link to={flatBookingsPath(flatId)}>{words}</Link> : <span>{words}</span>}
    </li>
  )
}
