import type { BlockedPeriod } from '@domizil/contract'
import { addMonths, type Day, MAX_MONTHS_BLOCKED_AHEAD, type Period } from '@domizil/domain'
import { useMedia } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { Calendar } from '../../lib/calendar/calendar.tsx'
import { type DayBar, type DayLook, placeOf } from '../../lib/calendar/day-look.ts'
import { today } from '../../lib/today.ts'
import styles from './availability.module.css'
import { blockOn, periodOf, type Source } from './periods.ts'
import { type useSelection, wholePeriod } from './use-selection.ts'

const KINDS = { OWNER: 'owner', BOOKING: 'booking', CALENDAR: 'feed' } as const satisfies Record<
  Source,
  DayBar['kind']
>

interface BlockedCalendarProps {
  periods: readonly BlockedPeriod[]
  /** Left out where one may only look. */
  selection: ReturnType<typeof useSelection> | undefined
}

/** Two months with the blocked days as bars; free days are chosen by two presses, by drawing, or with Shift and arrows. */
export function BlockedCalendar({ periods, selection }: BlockedCalendarProps) {
  const intl = useIntl()
  const isNarrow = useMedia('(max-width: 767px)')
  const chosen = selection && wholePeriod(selection.selection)
  const nameOf = (source: Source) => intl.formatMessage({ id: `source.${source}` })
  const start = today()

  return (
    <section className={styles.panel} aria-label={intl.formatMessage({ id: 'availability.calendar' })}>
      <Calendar
        start={start}
        earliest={start}
        latest={addMonths(start, MAX_MONTHS_BLOCKED_AHEAD)}
        monthCount={isNarrow ? 1 : 2}
        lookOf={(day) => lookOf(day, { periods, chosen, nameOf })}
        onChoose={(day) => selection?.press(day)}
        {...(selection && { onDraw: selection.draw })}
      >
        {(Object.keys(KINDS) as Source[]).map((source) => (
          <span className={styles.key} key={source}>
            <i className={styles[KINDS[source]]} aria-hidden="true" />
            {nameOf(source)}
          </span>
        ))}
        {selection && (
          <span className={styles.key}>
            <i className={styles.new} aria-hidden="true" />
            <FormattedMessage id="availability.selection" />
          </span>
        )}
      </Calendar>
    </section>
  )
}

interface Sight {
  periods: readonly BlockedPeriod[]
  chosen: Period | undefined
  nameOf: (source: Source) => string
}

function lookOf(day: Day, { periods, chosen, nameOf }: Sight): DayLook {
  const block = blockOn(periods, day)
  const name = block && nameOf(block.source)
  const isFixed = block !== undefined && block.source !== 'CALENDAR'
  const bar = block && { ...periodOf(block), kind: KINDS[block.source], label: nameOf(block.source) }

  return {
    ...(isFixed ? { reason: name } : { note: name }),
    place: chosen && placeOf(day, chosen),
    bar,
  }
}
