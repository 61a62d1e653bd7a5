import { type RefObject, useLayoutEffect, useState } from 'react'

/** From the lower edge of the map to a preview that lies there, and a bit of air, in pixels. */
const BELOW = 96
/** What a map changes when it draws a pin, moves it, or lets another be the chosen one. */
const CHANGES = { subtree: true, childList: true, attributeFilter: ['style', 'aria-pressed'] }

/**
 * Whether the preview has to leave its usual place at the lower edge of the map, because its own pin is there. The page is
 * watched, and not what it is made from: where a pin is drawn, the map alone knows.
 */
export function useClearOfPin(preview: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false)

  useLayoutEffect(() => {
    const box = preview.current
    const map = box?.parentElement
    if (!box || !map) return
    const look = () => setIsAbove(isPinBelow(box, map))
    const changes = new MutationObserver(look)
    changes.observe(map, CHANGES)
    look()

    return () => changes.disconnect()
  }, [preview])

  return isAbove
}

function isPinBelow(preview: HTMLElement, map: HTMLElement): boolean {
  const pressed = [...map.querySelectorAll('[aria-pressed="true"]')]
  const pin = pressed.find((one) => !preview.contains(one))
  if (!pin) return false

  const at = pin.getBoundingClientRect()
  const { left, right, height } = preview.getBoundingClientRect()
  return at.bottom > map.getBoundingClientRect().bottom - BELOW - height && at.right > left && at.left < right
}
