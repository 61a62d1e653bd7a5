import { type RefObject, useEffect } from 'react'

const FIELDS = 'input:not([type=checkbox]), textarea, select, [role=dialog]'

/** Runs actions by single keys while the focus is inside an element, and not in a field. Each has a button as well. */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, () => void>>,
): void {
  useEffect(() => {
    const element = root.current
    const handleKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest(FIELDS)
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    element?.addEventListener('keydown', handleKeyDown)
    return () => element?.removeEventListener('keydown', handleKeyDown)
  }, [root, actions])
}
