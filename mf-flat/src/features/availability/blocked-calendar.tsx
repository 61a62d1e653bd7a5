import type { BlockedPeriod } from '@domizil/api'
import {
  addDays,
  addMonths,
  containsDay,
  type Day,
  MAX_MONTHS_BLOCKED_AHEAD,
  type Period,
} from '@domizil/domain'
import { useLocale, useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { flatBookingsPath } from '@domizil/links'
import { type DayBar, type DayState, StayCalendar } from '@domizil/ui/calendar'
import { classes } from '@domizil/ui/parts'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { today } from '@domizil/app-kit/today'
import styles from './blocked-calendar.module.css'
import cards from './cards.module.css'
import { ordered } from '../../lib/blocked-days.ts'
import { requestBars, useOpenRequests } from '../../lib/open-requests.ts'
import { useBlockNames } from '../../lib/block-names.ts'
import { blockOn, periodOf, type Source } from './periods.ts'
import { type useSelection, wholePeriod } from './use-selection.ts'

/** How many days an arrow key extends the selection by, with Shift. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

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
  const say = useSay()
  const chosen = selection && wholePeriod(selection.selection)
  const names = useBlockNames()
  const requests = useOpenRequests().filter(({ flat }) => flat.id === flatId)
  const waiting = requestBars(requests).map((bar) => ({
    ...bar,
    kind: 'request' as const,
    label: say('source.REQUEST', { count: bar.count }),
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
      aria-label={say('availability.calendar')}
    >
      <StayCalendar
        locale={useLocale()}
        value={chosen ?? {}}
        today={start}
        earliest={start}
        latest={addMonths(start, MAX_MONTHS_BLOCKED_AHEAD)}
        start={shown.wanted === wanted ? shown.day : wanted}
        texts={{
          earlier: say('calendar.earlier'),
          later: say('calendar.later'),
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
            {say('source.REQUEST', { count: requests.length })}
          </Link>
        )}
        {selection && (
          <span className={styles.key}>
            <i className={styles.new} aria-hidden="true" />
            {say('availability.selection')}
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

interface DayDrag {
  /** Called with the day on which the selection began, and the one that is reached. */
  readonly onDrag: (begun: Day, reached: Day) => void
  /** Shows the month of a day that is not shown. */
  readonly show: (day: Day) => void
}

/**
 * Gives the handlers of the element around a calendar in which days are selected by dragging over them, by mouse or finger, and
 * by Shift with the arrow keys. On a touch screen a drag begins sideways: one that begins upwards or downwards scrolls the page
 * (`touch-action: pan-y`).
 */
function useDayDrag({ onDrag, show }: DayDrag) {
  const begun = useRef<Day>(undefined)
  const reached = useRef<Day>(undefined)
  /** The day in focus when Shift was held first. */
  const anchor = useRef<Day>(undefined)

  return {
    onPointerDown({ button, isPrimary, target }: PointerEvent) {
      begun.current = button === 0 && isPrimary ? dayAt(target) : undefined
      reached.current = undefined
      anchor.current = undefined
    },
    onPointerMove({ buttons, pointerType, clientX, clientY, target }: PointerEvent) {
      if (buttons === 0) begun.current = undefined
      if (!begun.current) return
      // The events of a finger keep the target of the first one.
      const day = dayAt(pointerType === 'touch' ? document.elementFromPoint(clientX, clientY) : target)
      if (!day || day === (reached.current ?? begun.current)) return
      reached.current = day
      onDrag(begun.current, day)
    },
    onPointerUp: () => (begun.current = undefined),
    onPointerCancel: () => (begun.current = undefined),
    /** The press that ends a drag chooses nothing. */
    onClickCapture(event: MouseEvent) {
      if (reached.current) event.stopPropagation()
      reached.current = undefined
    },
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      const step = KEY_STEPS[event.key]
      const from = dayAt(event.target)
      if (!event.shiftKey || !step || !from) {
        if (event.key !== 'Shift') anchor.current = undefined
        return
      }
      event.preventDefault()
      event.stopPropagation()
      anchor.current ??= from
      const to = addDays(from, step)
      if (!buttonOf(event.currentTarget, to)) flushSync(() => show(to))
      const button = buttonOf(event.currentTarget, to)
      if (!button) return
      button.focus()
      onDrag(anchor.current, to)
    },
  }
}

/** The button of a day that is shown, also of one that is taken; not of one that is over or too late. */
function buttonOf(calendar: HTMLElement, day: Day): HTMLButtonElement | null {
  return calendar.querySelector<HTMLButtonElement>(`[data-day="${day}"] button:enabled`)
}

/** The day of the cell around an element; undefined for one that is over or too late. */
function dayAt(target: EventTarget | null): Day | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  return cell?.querySelector('button:enabled') ? cell.dataset['day'] : undefined
}
