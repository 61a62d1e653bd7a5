import type { Day } from '@domizil/domain'
import { ChevronLeft, ChevronRight } from '@domizil/ui/icons'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './calendar.module.css'
import type { DayLook } from './day-look.ts'
import { MonthGrid } from './month-grid.tsx'
import { useCalendar } from './use-calendar.ts'
import { useDrag } from './use-drag.ts'

interface CalendarProps {
  /** The day that the keyboard reaches first; its month is the first that shows. */
  start: Day
  earliest: Day
  latest: Day
  monthCount: number
  lookOf: (day: Day) => DayLook
  onChoose: (day: Day) => void
  /** Somebody presses a day that cannot be chosen: fingers see no tooltips. */
  onExplain?: (reason: string) => void
  /** A range drawn with the mouse, or with Shift and the arrow keys; in the order in which it was drawn. */
  onDraw?: (from: Day, to: Day) => void
  /** What the looks mean, between the two arrows. */
  children?: ReactNode
}

/** Months side by side, weeks from Monday on. A day that cannot be chosen is still reached and says why. */
export function Calendar(props: CalendarProps) {
  const { start, earliest, latest, monthCount, lookOf, onChoose, onExplain, onDraw, children } = props
  const intl = useIntl()
  const {
    root,
    day: tabDay,
    months,
    canGoBack,
    canGoOn,
    show,
    turn,
    handleKey,
  } = useCalendar({ start, earliest, latest, monthCount, onStretch: onDraw })
  const drag = useDrag(onDraw)
  const arrow = (step: -1 | 1, isPossible: boolean) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={intl.formatMessage({ id: step < 0 ? 'calendar.earlier' : 'calendar.later' })}
      aria-disabled={!isPossible}
      onClick={() => isPossible && turn(step)}
    >
      {step < 0 ? (
        <ChevronLeft size={18} aria-hidden="true" />
      ) : (
        <ChevronRight size={18} aria-hidden="true" />
      )}
    </button>
  )

  return (
    <div className={styles.calendar} ref={root}>
      <div className={styles.head}>
        {arrow(-1, canGoBack)}
        <div className={styles.legend}>{children}</div>
        {arrow(1, canGoOn)}
      </div>
      <div className={styles.months} data-count={monthCount}>
        {months.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            tabDay={tabDay}
            isOutside={(day) => day < earliest || day > latest}
            lookOf={lookOf}
            drag={drag}
            onKeyDown={handleKey}
            onExplain={onExplain}
            onChoose={(day) => {
              show(day)
              onChoose(day)
            }}
          />
        ))}
      </div>
    </div>
  )
}
