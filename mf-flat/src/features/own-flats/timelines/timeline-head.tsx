import { startOfDay } from '@domizil/domain'
import { ChevronLeft, ChevronRight } from '@domizil/ui/icons'
import { Button, classes } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './timelines.module.css'
import { MONTHS_SHOWN, type Window } from './window.ts'

const SOURCES = ['BOOKING', 'OWNER', 'CALENDAR'] as const

interface TimelineHeadProps {
  window: Window
  /** Called with the number of months to move by. */
  onMove: (months: number) => void
}

/** The months that are seen, the way to others, and what the colours mean. */
export function TimelineHead({ window, onMove }: TimelineHeadProps) {
  const intl = useIntl()
  const nameOf = (day: string) =>
    intl.formatDate(startOfDay(day), { month: 'long', year: 'numeric', timeZone: 'UTC' })

  return (
    <div className={styles.head}>
      <div className={styles.turn}>
        <Button
          aria-label={intl.formatMessage({ id: 'timelines.earlier' })}
          icon={<ChevronLeft size={18} aria-hidden="true" />}
          onClick={() => onMove(-MONTHS_SHOWN)}
        />
        <h2 aria-live="polite">{`${nameOf(window.from)} – ${nameOf(window.to)}`}</h2>
        <Button
          aria-label={intl.formatMessage({ id: 'timelines.later' })}
          icon={<ChevronRight size={18} aria-hidden="true" />}
          onClick={() => onMove(MONTHS_SHOWN)}
        />
      </div>
      <ul className={styles.legend}>
        {SOURCES.map((source) => (
          <li key={source}>
            <i className={classes(styles.bar, styles[source])} aria-hidden="true" />
            <FormattedMessage id={`source.${source}`} />
          </li>
        ))}
      </ul>
      <div
        className={classes(styles.track, styles.scale)}
        style={{ '--days': window.days } as object}
        aria-hidden="true"
      >
        {window.months.map(({ first, days }) => (
          <span key={first} style={{ gridColumn: `span ${days}` }}>
            {intl.formatDate(startOfDay(first), { month: 'short', timeZone: 'UTC' })}
          </span>
        ))}
      </div>
    </div>
  )
}
