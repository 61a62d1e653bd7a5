import type { Day } from '@domizil/domain'
import { type PointerEvent, useEffect, useRef } from 'react'

/** Days that a mouse is drawn across, from where it was pressed. Fingers scroll instead, and tap. */
export function useDrag(onDrag: ((from: Day, to: Day) => void) | undefined) {
  const from = useRef<Day>(undefined)

  useEffect(() => {
    const end = () => {
      from.current = undefined
    }
    window.addEventListener('pointerup', end)

    return () => window.removeEventListener('pointerup', end)
  }, [])

  return {
    begin: (event: PointerEvent, day: Day) => {
      if (event.pointerType === 'mouse' && event.button === 0) from.current = day
    },
    reach: (day: Day) => {
      if (from.current && from.current !== day) onDrag?.(from.current, day)
    },
  }
}
