import { type Month, weeksOf } from '@domizil/domain'
import { type KeyboardEvent, useId } from 'react'
import styles from './calendar.module.css'
import { DayCell, type DaysProps } from './day-cell.tsx'
import { useDayNames } from './use-day-names.ts'

interface MonthGridProps extends DaysProps {
  month: Month
  onKeyDown: (event: KeyboardEvent) => void
}

/** One month as a grid. */
export function MonthGrid({ month, onKeyDown, ...days }: MonthGridProps) {
  const names = useDayNames()
  const titleId = useId()

  return (
    <div className={styles.month}>
      <h3 className={styles.title} id={titleId} aria-live="polite">
        {names.month(month)}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- WAI-ARIA's grid of days */}
      <table className={styles.grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {names.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) =>
                day ? (
                  <DayCell
                    key={day}
                    day={day}
                    daysLeftInWeek={week.length - weekday - week.slice(weekday).filter((at) => !at).length}
                    dateName={names.date(day)}
                    {...days}
                  />
                ) : (
                  <td key={`${month} ${weekday}`} aria-hidden="true" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
