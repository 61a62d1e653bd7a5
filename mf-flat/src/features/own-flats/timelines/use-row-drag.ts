import { useToday } from '@domizil/app-kit/today'
import { addDays, type Day, type Period } from '@domizil/domain'
import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { ordered } from '../../../lib/blocked-days.ts'
import type { Window } from './window.ts'

/** Days of one or several flats, drawn over their rows. */
export interface DrawnDays extends Period {
  readonly flatIds: readonly number[]
}

interface Point {
  readonly day: Day
  readonly flatId: number
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
export function useRowDrag({ flatIds, window, onDrawn }: RowDrag) {
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

const max = (one: Day, other: Day) => (one > other ? one : other)

function drawnBetween(begun: Point, reached: Point, flatIds: readonly number[]): DrawnDays {
  const rows = [flatIds.indexOf(begun.flatId), flatIds.indexOf(reached.flatId)].toSorted((a, b) => a - b)
  const [first = 0, last = 0] = rows
  return { ...ordered(begun.day, reached.day), flatIds: flatIds.slice(first, last + 1) }
}

/** The day and the flat below a pointer; undefined outside of the rows' days. */
function pointAt(target: Element | null, x: number, window: Window): Point | undefined {
  const track = target?.closest<HTMLElement>('[data-flat]')
  if (!track) return undefined
  const { left, width } = track.getBoundingClientRect()
  const column = Math.floor(((x - left) / width) * window.days)

  return {
    day: addDays(window.from, Math.min(Math.max(column, 0), window.days - 1)),
    flatId: Number(track.dataset['flat']),
  }
}
