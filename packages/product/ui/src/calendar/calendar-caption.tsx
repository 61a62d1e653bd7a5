import type { HTMLAttributes } from 'react'

/** The name of a month: a heading, announced when the month changes. */
export function CalendarCaption({ role: _role, children, ...caption }: HTMLAttributes<HTMLElement>) {
  return <h3 {...caption}>{children}</h3>
}

/** The names of weekdays, Monday first. */
export function CalendarWeekdays(row: HTMLAttributes<HTMLTableRowElement>) {
  return (
    <thead>
      <tr {...row} />
    </thead>
  )
}
