import { classes } from '@domizil/ui/parts'
import styles from './calendar-bar.module.css'
import type { DayBar } from './day-state.ts'
import { type Day, dateOf } from './days.ts'

const DAY_MS = 86_400_000
const FIRST_OF_MONTH = '-01'
const SHORTEST_WITH_LABEL = 2

/** The segment of a bar on one day. The label is at its beginning, and repeated in every week and month. */
export function CalendarBar({ bar: { kind, label, from, to }, day }: { bar: DayBar; day: Day }) {
  const isBeginning = day === from || weekdayOf(day) === 0 || day.endsWith(FIRST_OF_MONTH)
  const length = Math.min(daysFrom(day, to), 7 - weekdayOf(day), daysLeftInMonth(day))

  return (
    <span
      className={classes(styles.bar, styles[kind], day === from && styles.begins, day === to && styles.ends)}
      aria-hidden="true"
    >
      {isBeginning && length >= SHORTEST_WITH_LABEL && (
        <span className={styles.barLabel} data-days={length}>
          {label}
        </span>
      )}
    </span>
  )
}

/** Monday is 0. */
function weekdayOf(day: Day): number {
  return (dateOf(day).getUTCDay() + 6) % 7
}

/** Both days included. */
function daysFrom(day: Day, to: Day): number {
  return (dateOf(to).getTime() - dateOf(day).getTime()) / DAY_MS + 1
}

function daysLeftInMonth(day: Day): number {
  const date = dateOf(day)

  return (
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate() - date.getUTCDate() + 1
  )
}
