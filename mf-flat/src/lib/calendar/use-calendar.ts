import { addToMonth, type Day, firstDayOf, lastDayOf, type Month, monthOf } from '@domizil/domain'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dayAfterKey } from './grid-step.ts'

interface CalendarOptions {
  /** The day that the keyboard reaches first; its month is the first that shows. */
  start: Day
  /** Nothing outside of these days can be looked at. */
  earliest: Day
  latest: Day
  monthCount: number
  /** The keyboard goes on with Shift held down: the day where that began, and where it is now. */
  onStretch?: ((from: Day, to: Day) => void) | undefined
}

/** Which months show, which day the keyboard is at, and how both move on. */
export function useCalendar({ start, earliest, latest, monthCount, onStretch }: CalendarOptions) {
  const root = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const anchor = useRef<Day>(undefined)
  const clamp = (day: Day) => (day < earliest ? earliest : day > latest ? latest : day)
  const [day, setDay] = useState(() => clamp(start))
  const [first, setFirst] = useState(() => firstMonth(monthOf(clamp(start))))
  const last = addToMonth(first, monthCount - 1)

  function firstMonth(month: Month): Month {
    const latestFirst = addToMonth(monthOf(latest), 1 - monthCount)
    const bounded = month > latestFirst ? latestFirst : month
    return bounded < monthOf(earliest) ? monthOf(earliest) : bounded
  }

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    root.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus()
  }, [day])

  /** Shows a day, and more of the months around it only where that is needed. */
  function show(next: Day) {
    const month = monthOf(next)
    setDay(next)
    if (month < first) setFirst(firstMonth(month))
    else if (month > last) setFirst(firstMonth(addToMonth(month, 1 - monthCount)))
  }

  function turn(months: number) {
    const next = firstMonth(addToMonth(first, months))
    const end = lastDayOf(addToMonth(next, monthCount - 1))
    setFirst(next)
    if (day < firstDayOf(next) || day > end) setDay(clamp(firstDayOf(next)))
  }

  function handleKey(event: KeyboardEvent) {
    const target = dayAfterKey(event.key, day)
    if (!target) return
    event.preventDefault()
    const next = clamp(target)
    wantsFocus.current = true
    anchor.current = event.shiftKey ? (anchor.current ?? day) : undefined
    show(next)
    if (anchor.current) onStretch?.(anchor.current, next)
  }

  return {
    root,
    day,
    months: Array.from({ length: monthCount }, (_, at) => addToMonth(first, at)),
    canGoBack: first > monthOf(earliest),
    canGoOn: last < monthOf(latest),
    show,
    turn,
    handleKey,
  }
}
