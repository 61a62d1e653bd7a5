import { useEffect } from 'react'

/** Scrolls to the element of the URL's hash and opens it if it is closed: it did not exist when the page opened. */
export function useAnchor(): void {
  useEffect(() => {
    const id = idIn(window.location.hash)
    const target = id && window.scrollY === 0 ? document.getElementById(id) : null
    if (target instanceof HTMLDetailsElement) target.open = true
    target?.scrollIntoView()
  }, [])
}

/** The id in a hash; one that is no encoded text is taken as it is. */
function idIn(hash: string): string {
  const text = hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
