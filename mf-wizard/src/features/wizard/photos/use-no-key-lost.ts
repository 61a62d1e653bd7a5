import { type KeyboardEvent, useRef } from 'react'

type Handler = (event: KeyboardEvent<HTMLElement>) => void

/**
 * A handler of keys that pick something up, after which no key is lost: dnd-kit listens to the next ones from a timer on,
 * and a busy page handles keys before timers. Until then they wait; Tab leaves at once.
 */
export function useNoKeyLost(pickUp: Handler): Handler {
  const isPickingUp = useRef(false)

  return (event) => {
    if (isPickingUp.current && event.key !== 'Tab') {
      const { target, nativeEvent } = event
      const again = new globalThis.KeyboardEvent('keydown', nativeEvent)
      event.preventDefault()
      event.stopPropagation()
      setTimeout(() => target.dispatchEvent(again))
      return
    }

    pickUp(event)
    if (!event.isDefaultPrevented()) return
    isPickingUp.current = true
    setTimeout(() => (isPickingUp.current = false))
  }
}
