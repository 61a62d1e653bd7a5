import type { OwnBlockedPeriod } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { formatDay } from '@domizil/domain'
import { flatBookingsPath } from '@domizil/links'
import { classes } from '@domizil/ui/parts'
import { useBlockNames } from '../../../lib/block-names.ts'
import type { RequestedDays } from '../../../lib/open-requests.ts'
import styles from './bars.module.css'
import { columnsOf, type Window } from './window.ts'

/** Days on which a flat is taken. */
export function Bar({ period, window }: { period: OwnBlockedPeriod; window: Window }) {
  const { shortNameOf, nameOf } = useBlockNames()
  const { flatId, source, blockedFrom: from, blockedTo: to } = period
  const columns = columnsOf({ from, to }, window)
  if (!columns) return null

  const days = `${formatDay(from)} – ${formatDay(to)}`
  const words = (
    <>
      <span className={styles.label} aria-hidden="true">
        {shortNameOf(period)}
      </span>
      <span className="visually-hidden">{`${nameOf(period)} ${days}`}</span>
    </>
  )

  return (
    <li
      className={classes(styles.bar, styles[source])}
      style={{ gridColumn: `${columns.start} / span ${columns.span}` }}
      title={`${nameOf(period)}, ${days}`}
    >
      {source === 'BOOKING' ? (
        <Link to={flatBookingsPath(flatId, { booking: period.bookingId })}>{words}</Link>
      ) : (
        <span>{words}</span>
      )}
    </li>
  )
}

interface RequestBarProps extends RequestedDays {
  readonly flatId: number
  readonly window: Window
  /** Whether some of the days are taken: both are seen then. */
  readonly isBelow: boolean
}

/** Requests for the same days, which wait side by side: one bar leads to the first of them. */
export function RequestBar({ flatId, window, isBelow, from, to, count, first }: RequestBarProps) {
  const say = useSay()
  const columns = columnsOf({ from, to }, window)
  const days = `${formatDay(from)} – ${formatDay(to)}`
  if (!columns) return null

  return (
    <li
      className={classes(styles.bar, styles.REQUEST, isBelow && styles.below)}
      style={{ gridColumn: `${columns.start} / span ${columns.span}` }}
    >
      <Link to={flatBookingsPath(flatId, { booking: first })}>
        <span className={styles.label}>{say('source.REQUEST', { count })}</span>
        <span className="visually-hidden"> {days}</span>
      </Link>
    </li>
  )
}
