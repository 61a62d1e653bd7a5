import { useLayoutEffect, useRef } from 'react'

/** Keeps the focus in a group of buttons when the pressed one goes away: it is then on the first one. */
export function useHeldFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const isHeld = useRef(false)

  useLayoutEffect(() => {
    // React says nothing of the blur of an element that it removes.
    if (isHeld.current && isFocusLost()) ref.current?.querySelector('button')?.focus()
  })

  return {
    ref,
    onFocus: () => {
      isHeld.current = true
    },
    onBlur: () => {
      isHeld.current = false
    },
  }
}

/** Whether the focused element is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
