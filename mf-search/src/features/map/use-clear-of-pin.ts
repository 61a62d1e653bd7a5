import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height of a preview at the lower edge of the map with a margin, in pixels. */
const BELOW = 110
/** The DOM changes of a map when it renders, moves or selects pins. */
const CHANGES = { subtree: true, childList: true, attributeFilter: ['style', 'aria-pressed'] }

/**
 * Whether the preview has to move from the lower edge of the map, because it would cover its pin. Observes the DOM:
 * only the map knows where a pin is rendered.
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
