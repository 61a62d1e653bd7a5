import type { BlockedPeriod } from '@domizil/api'
import { addMonths, containsDay, type Day, MAX_MONTHS_BLOCKED_AHEAD, type Period } from '@domizil/domain'
import { useLocale } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { flatBookingsPath } from '@domizil/links'
import { type DayBar, type DayState, StayCalendar } from '@domizil/ui/calendar'
import { classes } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { today } from '@domizil/app-kit/today'
import styles from './blocked-calendar.module.css'
import cards from './cards.module.css'
import { ordered } from '../../lib/blocked-days.ts'
import { requestBars, useOpenRequests } from '../../lib/open-requests.ts'
import { useBlockNames } from '../../lib/block-names.ts'
import { blockOn, periodOf, type Source } from './periods.ts'
import { useDayDrag } from './use-day-drag.ts'
import { type useSelection, wholePeriod } from './use-selection.ts'

const KINDS = { OWNER: 'owner', BOOKING: 'booking', CALENDAR: 'feed' } as const satisfies Record<
  Source,
  DayBar['kind']
>

interface BlockedCalendarProps {
  flatId: number
  periods: readonly BlockedPeriod[]
  /** Undefined for read-only access. */
  selection: ReturnType<typeof useSelection> | undefined
  /** The days that were blocked last: their month is shown. */
  blocked: Period | undefined
}

/** Two months with the blocked days as bars; free days are selected by two clicks, or by dragging over them. */
export function BlockedCalendar({ flatId, periods, selection, blocked }: BlockedCalendarProps) {
  const intl = useIntl()
  const chosen = selection && wholePeriod(selection.selection)
  const names = useBlockNames()
  const requests = useOpenRequests().filter(({ flat }) => flat.id === flatId)
  const waiting = requestBars(requests).map((bar) => ({
    ...bar,
    kind: 'request' as const,
    label: intl.formatMessage({ id: 'source.REQUEST' }, { count: bar.count }),
  }))
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
        stateOf={(day) => stateOf(day, { periods, waiting, names })}
        onChoose={(day) => selection?.press(day)}
      >
        {(Object.keys(KINDS) as Source[]).map((source) => (
          <span className={styles.key} key={source}>
            <i className={styles[KINDS[source]]} aria-hidden="true" />
            {names.nameOf({ source })}
          </span>
        ))}
        {requests.length > 0 && (
          <Link className={styles.key} to={flatBookingsPath(flatId, { booking: waiting[0]?.first })}>
            <i className={styles.request} aria-hidden="true" />
            <FormattedMessage id="source.REQUEST" values={{ count: requests.length }} />
          </Link>
        )}
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

interface Taken {
  readonly periods: readonly BlockedPeriod[]
  readonly waiting: readonly DayBar[]
  readonly names: ReturnType<typeof useBlockNames>
}

function stateOf(day: Day, { periods, waiting, names }: Taken): DayState {
  const block = blockOn(periods, day)
  const request = waiting.find((bar) => containsDay(bar, day))
  if (!block) return request ? { note: request.label, bar: request } : {}
  const name = names.nameOf(block)

  return {
    ...(block.source === 'CALENDAR' ? { note: name } : { reason: name }),
    bar: { ...periodOf(block), kind: KINDS[block.source], label: names.shortNameOf(block) },
  }
}
