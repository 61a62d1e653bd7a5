import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Hands tremble: less than this is no movement. */
const TREMBLE_PX = 6

/** What a button on the map needs: to take hold of it and move the map is no press, although the browser calls it one. */
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
