import { type Booking, listOwnBlockedPeriods, type OwnBlockedPeriod, type OwnFlat } from '@domizil/api'
import {
  LoadFailed,
  queryCacheOf,
  queryOf,
  useDialog,
  useLocale,
  useQuery,
  useSay,
  useShell,
} from '@domizil/app-kit'
import { Link, useSearchParams } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import {
  addDays,
  addMonths,
  type Day,
  isDay,
  overlaps,
  type Period,
  placeLineOf,
  startOfDay,
} from '@domizil/domain'
import { Button, classes, Skeleton, TextField } from '@domizil/ui/parts'
import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ChevronLeft, ChevronRight, Plus } from '@domizil/ui/icons'
import { availabilityPath } from '@domizil/links'
import { Pages } from '../browse/pages.tsx'
import { useBrowsing } from '../browse/use-browsing.ts'
import { WithOwnFlats } from '../with-own-flats.tsx'
import type { NamedFlat } from '../browse/browse-flats.ts'
import { requestBars, useOpenRequests } from '../../../lib/open-requests.ts'
import { Bar, RequestBar } from './bars.tsx'
import barStyles from './bars.module.css'
import { BlockMany, type ManyBlocked } from './block-many.tsx'
import styles from './timelines.module.css'
import { ordered } from '../../../lib/blocked-days.ts'
import { columnsOf, freeDaysIn, MONTHS_SHOWN, type Window, windowAt } from './window.ts'

const max = (one: Day, other: Day) => (one > other ? one : other)

const SOURCES = ['BOOKING', 'REQUEST', 'OWNER', 'CALENDAR'] as const

/** The fewest days of a month that are wide enough for its name. */
const NAMED_DAYS = 8

interface TimelineHeadProps {
  window: Window
  /** Called with the number of months to move by. */
  onMove: (months: number) => void
}

/** The months that are seen, the way to others, and what the colours mean. */
function TimelineHead({ window, onMove }: TimelineHeadProps) {
  const say = useSay()
  const intl = useIntl()
  const nameOf = (day: string) =>
    intl.formatDate(startOfDay(day), { month: 'long', year: 'numeric', timeZone: 'UTC' })

  return (
    <div className={styles.head}>
      <div className={styles.turn}>
        <Button
          aria-label={say('timelines.earlier')}
          icon={<ChevronLeft size={18} />}
          onClick={() => onMove(-MONTHS_SHOWN)}
        />
        <h2 aria-live="polite">{`${nameOf(window.from)} – ${nameOf(window.to)}`}</h2>
        <Button
          aria-label={say('timelines.later')}
          icon={<ChevronRight size={18} />}
          onClick={() => onMove(MONTHS_SHOWN)}
        />
      </div>
      <ul className={styles.legend}>
        {SOURCES.map((source) => (
          <li key={source}>
            <i className={classes(barStyles.bar, barStyles[source])} aria-hidden="true" />
            {say(`source.${source}`, { count: 1 })}
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
            {days >= NAMED_DAYS && intl.formatDate(startOfDay(first), { month: 'short', timeZone: 'UTC' })}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The number of flats from which they are searched. */
const MANY = 7

/** The days on which the caller's flats are taken, all flats below each other. */
export function OwnTimelines() {
  const say = useSay()

  return (
    <WithOwnFlats pending={<Skeleton height="280px" />} none={say('choose.noneHint')}>
      {(flats) => <Timelines flats={flats} />}
    </WithOwnFlats>
  )
}

function Timelines({ flats }: { flats: readonly OwnFlat[] }) {
  const say = useSay()
  const browsing = useBrowsing(flats)
  const { from, show } = useFirstDay()
  const today = useToday()
  const window = windowAt(from, today)
  const shell = useShell()
  const wanted = queryOf(listOwnBlockedPeriods, { query: { from: window.from, months: MONTHS_SHOWN } })
  const periods = useQuery(wanted)
  const requests = useOpenRequests()
  const blocking = useDialog<ManyBlocked>('block-flats')
  const { drawn, handlers } = useRowDrag({
    flatIds: browsing.shown.map(({ flat }) => flat.id),
    window,
    onDrawn: blocking.open,
  })

  return (
    <div className={styles.timelines}>
      {flats.length >= MANY && (
        <TextField
          label={say('browse.search')}
          type="search"
          maxLength={100}
          value={browsing.view.q}
          onChange={({ target }) => browsing.change({ q: target.value })}
        />
      )}
      <div className={styles.block}>
        <p className={styles.byMouse}>{say('blockMany.hint')}</p>
        <p className={styles.byFinger}>{say('blockMany.hint.finger')}</p>
        <Button icon={<Plus size={17} />} onClick={() => blocking.open({ flatIds: [] })}>
          {say('block.title')}
        </Button>
      </div>
      <TimelineHead window={window} onMove={(months) => show(addMonths(window.from, months))} />
      {periods.status === 'error' && (
        <LoadFailed query={periods} title={say('availability.failed')} retry={say('page.retry')} />
      )}
      {browsing.found.length === 0 && <p role="status">{say('browse.none')}</p>}
      <ul {...handlers} className={styles.rows} aria-busy={periods.isFetching}>
        {browsing.shown.map((named) => (
          <TimelineRow
            key={named.flat.id}
            named={named}
            window={window}
            periods={periods.data?.filter(({ flatId }) => flatId === named.flat.id)}
            requests={requests.filter((request) => request.flat.id === named.flat.id)}
            drawn={drawn?.flatIds.includes(named.flat.id) ? drawn : undefined}
          />
        ))}
      </ul>
      <Pages {...browsing} />
      {blocking.value && (
        <BlockMany
          flats={browsing.found}
          chosen={blocking.value}
          onChoose={blocking.open}
          onBlocked={() => void queryCacheOf(shell).refetch(wanted, { isInBackground: true })}
          onClose={blocking.close}
        />
      )}
    </div>
  )
}

/** The month that is seen first stands in the address. */
function useFirstDay(): { from: Day; show: (day: Day) => void } {
  const today = useToday()
  const [search, setSearch] = useSearchParams()
  const first = `${search.get('from') ?? ''}-01`

  return {
    from: isDay(first) ? first : today,
    show: (day) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          after.set('from', day.slice(0, 7))
          return after
        },
        { replace: true },
      ),
  }
}

interface TimelineRowProps {
  named: NamedFlat
  window: Window
  /** Undefined until they are loaded. */
  periods: readonly OwnBlockedPeriod[] | undefined
  /** Those that wait for the landlord's answer: their days are free. */
  requests: readonly Booking[]
  /** The days that are being drawn over it. */
  drawn: Period | undefined
}

/** A flat beside the days of the window on which it is taken. */
function TimelineRow({ named: { flat, title }, window, periods, requests, drawn }: TimelineRowProps) {
  const say = useSay()
  const today = useToday()
  const taken = periods?.map(({ blockedFrom: from, blockedTo: to }) => ({ from, to }))
  const now = columnsOf({ from: today, to: today }, window)
  const chosen = drawn && columnsOf(drawn, window)
  const bars = requestBars(requests).map((bar) => ({
    ...bar,
    isBelow: taken?.some((days) => overlaps(days, bar)) ?? false,
  }))

  return (
    <li className={styles.row}>
      <div className={styles.flat}>
        <Link to={availabilityPath(flat.id)}>{title}</Link>
        <span>
          <span>{placeLineOf(useLocale(), flat.address)}</span> ·{' '}
          <span>{say(`flatStatus.${flat.status}`)}</span>
        </span>
        {taken && <span>{say('timelines.free', freeDaysIn(window, { taken, today }))}</span>}
      </div>
      <ul
        className={classes(styles.track, bars.some(({ isBelow }) => isBelow) && styles.two)}
        style={{ '--days': window.days } as object}
        data-flat={flat.id}
      >
        {chosen && (
          <li
            className={styles.chosen}
            style={{ gridColumn: `${chosen.start} / span ${chosen.span}` }}
            aria-hidden="true"
          />
        )}
        {now && <li className={styles.today} style={{ gridColumn: now.start }} aria-hidden="true" />}
        {periods?.map((period) => (
          <Bar key={period.id} period={period} window={window} />
        ))}
        {bars.map((bar) => (
          <RequestBar key={bar.from} {...bar} flatId={flat.id} window={window} />
        ))}
      </ul>
    </li>
  )
}

/** Days of one or several flats, drawn over their rows. */
interface DrawnDays extends Period {
  readonly flatIds: readonly number[]
}

interface RowDrag {
  /** The flats of the rows, from above. */
  readonly flatIds: readonly number[]
  readonly window: Window
  readonly onDrawn: (days: DrawnDays) => void
}

/**
 * Gives the handlers of the list of rows in which days are drawn by mouse or finger, over one row or several. Days before today
 * are left out. A finger that begins upwards or downwards scrolls (`touch-action: pan-y`).
 */
function useRowDrag({ flatIds, window, onDrawn }: RowDrag) {
  const today = useToday()
  const [begun, setBegun] = useState<Point>()
  const [reached, setReached] = useState<Point>()
  const isDrawn = useRef(false)
  const drawn = begun && reached && drawnBetween(begun, reached, flatIds)
  const days = drawn && drawn.to >= today ? { ...drawn, from: max(drawn.from, today) } : undefined
  const end = () => {
    setBegun(undefined)
    setReached(undefined)
  }

  return {
    drawn: days,
    handlers: {
      onPointerDown({ button, isPrimary, clientX, target }: PointerEvent) {
        isDrawn.current = false
        if (button === 0 && isPrimary && target instanceof Element) setBegun(pointAt(target, clientX, window))
      },
      onPointerMove({ buttons, clientX, clientY }: PointerEvent) {
        if (!begun || buttons === 0) return
        const point = pointAt(document.elementFromPoint(clientX, clientY), clientX, window)
        const isMoved = point && (point.day !== begun.day || point.flatId !== begun.flatId)
        if (isMoved || (point && reached)) setReached(point)
      },
      onPointerUp() {
        isDrawn.current = days !== undefined
        if (days) onDrawn(days)
        end()
      },
      // Bars are links: a drag that begins on one draws days, and does not follow it.
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onClickCapture(event: MouseEvent) {
        if (!isDrawn.current) return
        isDrawn.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      onPointerCancel: end,
    },
  }
}

function drawnBetween(begun: Point, reached: Point, flatIds: readonly number[]): DrawnDays {
  const rows = [flatIds.indexOf(begun.flatId), flatIds.indexOf(reached.flatId)].toSorted((a, b) => a - b)
  const [first = 0, last = 0] = rows
  return { ...ordered(begun.day, reached.day), flatIds: flatIds.slice(first, last + 1) }
}

type Point = NonNullable<ReturnType<typeof pointAt>>

/** The day and the flat below a pointer; undefined outside of the rows' days. */
function pointAt(target: Element | null, x: number, window: Window) {
  const track = target?.closest<HTMLElement>('[data-flat]')
  if (!track) return undefined
  const { left, width } = track.getBoundingClientRect()
  const column = Math.floor(((x - left) / width) * window.days)

  return {
    day: addDays(window.from, Math.min(Math.max(column, 0), window.days - 1)),
    flatId: Number(track.dataset['flat']),
  }
}
