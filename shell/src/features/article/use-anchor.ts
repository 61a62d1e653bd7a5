import { useEffect } from 'react'

/** Scrolls to the element of the URL's hash and opens it if it is closed: it did not exist when the page opened. */
export function useAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1))
    const target = id && window.scrollY === 0 ? document.getElementById(id) : null
    if (target instanceof HTMLDetailsElement) target.open = true
    target?.scrollIntoView()
  }, [])
}
