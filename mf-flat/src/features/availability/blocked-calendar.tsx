import type { BlockedPeriod } from '@domizil/api'
import { addMonths, type Day, MAX_MONTHS_BLOCKED_AHEAD, type Period } from '@domizil/domain'
import { useLocale } from '@domizil/app-kit'
import { type DayBar, type DayState, StayCalendar } from '@domizil/ui/calendar'
import { classes } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { today } from '@domizil/app-kit/today'
import styles from './blocked-calendar.module.css'
import cards from './cards.module.css'
import { blockOn, ordered, periodOf, type Source } from './periods.ts'
import { useDayDrag } from './use-day-drag.ts'
import { type useSelection, wholePeriod } from './use-selection.ts'

const KINDS = { OWNER: 'owner', BOOKING: 'booking', CALENDAR: 'feed' } as const satisfies Record<
  Source,
  DayBar['kind']
>

interface BlockedCalendarProps {
  periods: readonly BlockedPeriod[]
  /** Undefined for read-only access. */
  selection: ReturnType<typeof useSelection> | undefined
  /** The days that were blocked last: their month is shown. */
  blocked: Period | undefined
}

/** Two months with the blocked days as bars; free days are selected by two clicks, or by dragging over them. */
export function BlockedCalendar({ periods, selection, blocked }: BlockedCalendarProps) {
  const intl = useIntl()
  const chosen = selection && wholePeriod(selection.selection)
  const nameOf = (source: Source) => intl.formatMessage({ id: `source.${source}` })
  const start = today()
  const wanted = blocked?.from ?? start
  const [shown, setShown] = useState({ wanted, day: wanted })
  const drag = useDayDrag({
    onDrag: (begun, reached) => selection?.select(ordered(begun, reached)),
    show: (day) => setShown({ wanted, day }),
  })

  return (
    <section
      {...(selection && drag)}
      className={classes(cards.panel, selection && styles.dragged)}
      aria-label={intl.formatMessage({ id: 'availability.calendar' })}
    >
      <StayCalendar
        locale={useLocale()}
        value={chosen ?? {}}
        today={start}
        earliest={start}
        latest={addMonths(start, MAX_MONTHS_BLOCKED_AHEAD)}
        start={shown.wanted === wanted ? shown.day : wanted}
        texts={{
          earlier: intl.formatMessage({ id: 'calendar.earlier' }),
          later: intl.formatMessage({ id: 'calendar.later' }),
        }}
        stateOf={(day) => stateOf(day, periods, nameOf)}
        onChoose={(day) => selection?.press(day)}
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
      </StayCalendar>
    </section>
  )
}

function stateOf(day: Day, periods: readonly BlockedPeriod[], nameOf: (source: Source) => string): DayState {
  const block = blockOn(periods, day)
  if (!block) return {}
  const name = nameOf(block.source)

  return {
    ...(block.source === 'CALENDAR' ? { note: name } : { reason: name }),
    bar: { ...periodOf(block), kind: KINDS[block.source], label: name },
  }
}
