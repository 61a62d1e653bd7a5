import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Movements below this are tremor, not dragging. */
const TREMBLE_PX = 6

/** The props of a button on the map: dragging the map by it is not a click, although the browser fires one. */
export function usePress(onPress: () => void) {
  const heldAt = useRef<{ x: number; y: number }>(undefined)

  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      heldAt.current = { x, y }
    },
    onClick: ({ clientX, clientY, detail }: MouseEvent) => {
      const { x, y } = heldAt.current ?? { x: clientX, y: clientY }
      const isByKey = detail === 0
      if (isByKey || Math.hypot(clientX - x, clientY - y) < TREMBLE_PX) onPress()
    },
  }
}
