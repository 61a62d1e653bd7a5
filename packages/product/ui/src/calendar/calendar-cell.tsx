import type { DayProps } from 'react-day-picker'

/** The cell of a day; empty where the week belongs to two months. */
export function CalendarCell({ day: _day, modifiers, ...cell }: DayProps) {
  return modifiers['hidden'] ? <td aria-hidden="true" /> : <td {...cell} />
}
