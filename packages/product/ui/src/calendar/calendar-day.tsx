import { classes } from '@domizil/ui/parts'
import { useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import { useCalendarContext } from './calendar-context.ts'
import styles from './calendar.module.css'
import { CalendarBar } from './calendar-bar.tsx'

/** A day; its label contains the date, its state, and why it cannot be chosen. */
export function CalendarDay({ day, modifiers, className, children, ...button }: DayButtonProps) {
  const { words, stateOf } = useCalendarContext()
  const { reason, kind = 'taken', note, bar } = stateOf(day.isoDate)
  const element = useRef<HTMLButtonElement>(null)
  const isOut = modifiers['disabled'] === true
  useEffect(() => {
    if (modifiers['focused']) element.current?.focus()
  }, [modifiers])

  return (
    <button
      {...button}
      ref={element}
      className={classes(className, !isOut && reason && styles[kind], bar && styles.barred)}
      aria-label={[words.date(day.date), note, reason].filter(Boolean).join(', ')}
      aria-disabled={isOut || reason !== undefined}
      aria-current={modifiers['today'] ? 'date' : undefined}
      title={reason}
    >
      <span className={styles.number}>{children}</span>
      {bar && <CalendarBar bar={bar} day={day.isoDate} />}
    </button>
  )
}
