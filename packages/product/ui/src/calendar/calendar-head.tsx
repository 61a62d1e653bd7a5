import { ChevronLeft, ChevronRight } from '../icons.ts'
import type { MouseEventHandler } from 'react'
import { type NavProps, useDayPicker } from 'react-day-picker'
import { useCalendarContext } from './calendar-context.ts'
import styles from './calendar.module.css'

/** The two arrows, and the legend between them. */
export function CalendarHead({ previousMonth, nextMonth, onPreviousClick, onNextClick }: NavProps) {
  const { legend } = useCalendarContext()
  const { labelPrevious, labelNext } = useDayPicker().labels

  return (
    <div className={styles.head}>
      <Arrow
        Icon={ChevronLeft}
        label={labelPrevious(previousMonth)}
        to={previousMonth}
        onClick={onPreviousClick}
      />
      <div className={styles.legend}>{legend}</div>
      <Arrow Icon={ChevronRight} label={labelNext(nextMonth)} to={nextMonth} onClick={onNextClick} />
    </div>
  )
}

interface ArrowProps {
  Icon: typeof ChevronLeft
  label: string
  to: Date | undefined
  onClick: MouseEventHandler<HTMLButtonElement> | undefined
}

function Arrow({ Icon, label, to, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={(event) => to && onClick?.(event)}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
