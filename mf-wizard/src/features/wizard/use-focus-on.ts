import { useEffect, useRef } from 'react'

/** What is told anew gets the focus, and so comes into sight: the button that was pressed stands at the other end of the page. */
export function useFocusOn<T extends HTMLElement>(told: object | undefined) {
  const place = useRef<T>(null)
  useEffect(() => {
    if (told) place.current?.focus()
  }, [told])

  return place
}
