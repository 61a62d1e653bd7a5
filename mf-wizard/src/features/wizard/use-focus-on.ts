import { useEffect, useRef } from 'react'

/**
 * Focuses an element, and so scrolls to it, whenever `change` changes: the clicked button may be at the other end of
 * the page.
 */
export function useFocusOn<T extends HTMLElement>(change: object | undefined) {
  const place = useRef<T>(null)
  useEffect(() => {
    if (change) place.current?.focus()
  }, [change])

  return place
}
