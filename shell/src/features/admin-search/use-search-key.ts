import { type RefObject, useEffect } from 'react'

/** Ctrl+K, or Cmd+K, leads to the field inside an element from anywhere. A key alone would disturb who types elsewhere. */
export function useSearchKey(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      const field = root.current?.querySelector('input')
      field?.focus()
      field?.select()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [root])
}
