import type { Readable, ShellRoute } from '@domizil/shell-api'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { holdScroll } from '../lib/hold-scroll.ts'
import { keepPositions, keptPositions } from '../lib/scroll-positions.ts'
import { useReadable } from '@domizil/app-kit/readable'

/** Scrolls a new page to its top or anchor, and a page one comes back to where one left it. */
export function useScrollPosition(route: Readable<ShellRoute>): void {
  const { location, action } = useReadable(route)
  const [positions] = useState(keptPositions)
  const path = useRef(location.pathname)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const keep = () => keepPositions(positions)
    window.addEventListener('pagehide', keep)

    return () => window.removeEventListener('pagehide', keep)
  }, [positions])

  // Before the new page is scrolled: told of that, the page before would forget where it was left.
  useLayoutEffect(() => {
    const remember = () => positions.set(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })

    return () => window.removeEventListener('scroll', remember)
  }, [positions, location.key])

  useLayoutEffect(() => {
    const isNewPage = path.current !== location.pathname
    path.current = location.pathname
    const left = action === 'POP' ? positions.get(location.key) : undefined
    // A step within the page leaves it where it is, and so does coming back to that step.
    if (!isNewPage && action !== 'POP') positions.set(location.key, window.scrollY)
    if (left !== undefined) return restore(left)
    if (location.hash) return scrollToAnchor(location.hash)
    // Not held there: nothing moves a page from its top but its reader, in whatever way.
    if (isNewPage || action === 'POP') window.scrollTo(0, 0)
  }, [positions, location, action])
}

function scrollToAnchor(hash: string): void {
  const id = decode(hash.slice(1))

  holdScroll(() => {
    const anchor = document.getElementById(id)
    const before = window.scrollY
    anchor?.scrollIntoView()
    return anchor !== null && window.scrollY === before
  })
}

function restore(top: number): void {
  holdScroll(() => {
    if (Math.abs(window.scrollY - top) <= 2) return true
    window.scrollTo(0, top)
    return false
  })
}

/** A stray percent sign is no reason to fall over. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
