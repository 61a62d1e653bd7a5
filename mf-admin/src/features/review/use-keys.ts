import { type RefObject, useEffect } from 'react'

/** What has a use for keys itself: fields, dialogs and the map. */
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select, [role=dialog], [data-own-keys]'

interface Keys {
  isOn: boolean
  actions: Readonly<Record<string, () => void>>
}

/**
 * Runs actions by single keys while the focus is inside an element, and not in what uses keys itself. A key that is held
 * acts once: the next flat may be there already. Each action has a button as well.
 */
export function useKeys(root: RefObject<HTMLElement | null>, { isOn, actions }: Keys): void {
  useEffect(() => {
    if (!isOn) return
    const element = root.current
    const handleKeyDown = (event: KeyboardEvent) => {
      const isUsed = event.target instanceof Element && event.target.closest(OWN_KEYS)
      if (isUsed || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    element?.addEventListener('keydown', handleKeyDown)
    return () => element?.removeEventListener('keydown', handleKeyDown)
  }, [root, isOn, actions])
}
