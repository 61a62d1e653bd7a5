import { type RefObject, useLayoutEffect, useState } from 'react'

/** From the lower edge of the map to a preview that lies there, and a bit of air, in pixels. */
const BELOW = 96

/**
 * Whether the preview has to leave its usual place at the lower edge of the map, because its own pin is there. Looked at
 * again whenever something about the map or the flat has changed: then the pin may have moved.
 */
export function useClearOfPin(preview: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false)

  // oxlint-disable-next-line react/exhaustive-deps -- what it depends on is what is on the screen
  useLayoutEffect(() => {
    const box = preview.current
    if (box) setIsAbove(isPinBelow(box))
  })

  return isAbove
}

function isPinBelow(preview: HTMLElement): boolean {
  const map = preview.parentElement
  const pin = [...(map?.querySelectorAll('[aria-pressed="true"]') ?? [])].find(
    (one) => !preview.contains(one),
  )
  if (!map || !pin) return false

  const at = pin.getBoundingClientRect()
  const { left, right, height } = preview.getBoundingClientRect()
  return at.bottom > map.getBoundingClientRect().bottom - BELOW - height && at.right > left && at.left < right
}
