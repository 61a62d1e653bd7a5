import { useEffect } from 'react'

/** Shows what the page's address names, opened if it was closed: when the page opened, it was not there yet. */
export function useAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1))
    const target = id && window.scrollY === 0 ? document.getElementById(id) : null
    if (target instanceof HTMLDetailsElement) target.open = true
    target?.scrollIntoView()
  }, [])
}
