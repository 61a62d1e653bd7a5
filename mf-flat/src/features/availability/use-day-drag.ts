import { addDays, type Day } from '@domizil/domain'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

/** How many days an arrow key extends the selection by, with Shift. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

interface DayDrag {
  /** Called with the day on which the selection began, and the one that is reached. */
  readonly onDrag: (begun: Day, reached: Day) => void
  /** Shows the month of a day that is not shown. */
  readonly show: (day: Day) => void
}

/**
 * Gives the handlers of the element around a calendar in which days are selected by dragging over them, by mouse or finger, and
 * by Shift with the arrow keys. On a touch screen a drag begins sideways: one that begins upwards or downwards scrolls the page
 * (`touch-action: pan-y`).
 */
export function useDayDrag({ onDrag, show }: DayDrag) {
  const begun = useRef<Day>(undefined)
  const reached = useRef<Day>(undefined)
  /** The day in focus when Shift was held first. */
  const anchor = useRef<Day>(undefined)

  return {
    onPointerDown({ button, isPrimary, target }: PointerEvent) {
      begun.current = button === 0 && isPrimary ? dayAt(target) : undefined
      reached.current = undefined
      anchor.current = undefined
    },
    onPointerMove({ buttons, pointerType, clientX, clientY, target }: PointerEvent) {
      if (buttons === 0) begun.current = undefined
      if (!begun.current) return
      // The events of a finger keep the target of the first one.
      const day = dayAt(pointerType === 'touch' ? document.elementFromPoint(clientX, clientY) : target)
      if (!day || day === (reached.current ?? begun.current)) return
      reached.current = day
      onDrag(begun.current, day)
    },
    onPointerUp: () => (begun.current = undefined),
    onPointerCancel: () => (begun.current = undefined),
    /** The press that ends a drag chooses nothing. */
    onClickCapture(event: MouseEvent) {
      if (reached.current) event.stopPropagation()
      reached.current = undefined
    },
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      const step = STEPS[event.key]
      const from = dayAt(event.target)
      if (!event.shiftKey || !step || !from) {
        if (event.key !== 'Shift') anchor.current = undefined
        return
      }
      event.preventDefault()
      event.stopPropagation()
      anchor.current ??= from
      const to = addDays(from, step)
      if (!buttonOf(event.currentTarget, to)) flushSync(() => show(to))
      const button = buttonOf(event.currentTarget, to)
      if (!button) return
      button.focus()
      onDrag(anchor.current, to)
    },
  }
}

/** The button of a day that is shown, also of one that is taken; not of one that is over or too late. */
function buttonOf(calendar: HTMLElement, day: Day): HTMLButtonElement | null {
  return calendar.querySelector<HTMLButtonElement>(`[data-day="${day}"] button:enabled`)
}

/** The day of the cell around an element; undefined for one that is over or too late. */
function dayAt(target: EventTarget | null): Day | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  return cell?.querySelector('button:enabled') ? cell.dataset['day'] : undefined
}
