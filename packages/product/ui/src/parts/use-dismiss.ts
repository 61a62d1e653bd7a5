import { type RefObject, useEffect } from 'react'

/** Calls `dismiss` on Escape, on a click outside of `root`, and when the focus leaves it. */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, dismiss: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target)
    const onPointer = (event: Event) => isOutside(event.target) && dismiss()
    const onFocus = (event: FocusEvent) => isOutside(event.target) && dismiss()
    const hasDialog = () => root.current?.querySelector('dialog[open]') // Escape closes that first
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !hasDialog() && dismiss()
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)

    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [root, isOpen, dismiss])
}
