import { type Day, daysBetween, weekdayOf } from '@domizil/domain'
import { classes } from '@domizil/ui/parts'
import { today } from '../today.ts'
import styles from './calendar.module.css'
import type { DayBar, DayLook } from './day-look.ts'
import type { useDrag } from './use-drag.ts'

/** What all days of a calendar have in common. */
export interface DaysProps {
  /** The one day that the Tab key reaches. */
  tabDay: Day
  /** Days that are shown and nothing more. */
  isOutside: (day: Day) => boolean
  lookOf: (day: Day) => DayLook
  drag: ReturnType<typeof useDrag>
  onChoose: (day: Day) => void
  onExplain?: ((reason: string) => void) | undefined
}

interface DayCellProps extends DaysProps {
  day: Day
  dateName: string
  daysLeftInWeek: number
}

const FIRST_OF_MONTH = '-01'
const SHORTEST_WITH_LABEL = 2

export function DayCell({ day, dateName, daysLeftInWeek, ...props }: DayCellProps) {
  const { tabDay, isOutside, lookOf, drag, onChoose, onExplain } = props
  const number = Number(day.slice(-2))
  if (isOutside(day))
    return (
      <td className={styles.outside}>
        <span>{number}</span>
      </td>
    )

  const { reason, note, place, bar } = lookOf(day)
  const isTaken = reason !== undefined
  const label = [dateName, note, reason].filter(Boolean).join(', ')
  return (
    <td className={place && styles[place]} aria-selected={place !== undefined}>
      <button
        type="button"
        className={classes(styles.day, isTaken && styles.taken, bar && styles.barred)}
        data-date={day}
        tabIndex={day === tabDay ? 0 : -1}
        aria-label={label}
        aria-disabled={isTaken}
        aria-current={day === today() ? 'date' : undefined}
        title={reason}
        onClick={() => (isTaken ? onExplain?.(reason) : onChoose(day))}
        onPointerDown={(event) => drag.begin(event, day)}
        onPointerEnter={() => drag.reach(day)}
      >
        <span className={styles.number}>{number}</span>
        {bar && <Bar bar={bar} day={day} daysLeftInWeek={daysLeftInWeek} />}
      </button>
    </td>
  )
}

interface BarProps {
  bar: DayBar
  day: Day
  daysLeftInWeek: number
}

/** The part of a bar that lies over one day. Its label stands where it begins, and again in every week and month. */
function Bar({ bar: { kind, label, from, to }, day, daysLeftInWeek }: BarProps) {
  const isBeginning = day === from || weekdayOf(day) === 0 || day.endsWith(FIRST_OF_MONTH)
  const length = Math.min(daysBetween(day, to) + 1, daysLeftInWeek)

  return (
    <span
      className={classes(styles.bar, styles[kind], day === from && styles.begins, day === to && styles.ends)}
      aria-hidden="true"
    >
      {isBeginning && length >= SHORTEST_WITH_LABEL && (
        <span className={styles.barLabel} style={{ width: `${length * 100}%` }}>
          {label}
        </span>
      )}
    </span>
  )
}
