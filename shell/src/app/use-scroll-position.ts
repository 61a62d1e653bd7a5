import type { Readable, ShellRoute } from '@domizil/shell-api'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { holdScroll } from '../lib/hold-scroll.ts'
import { saveScrollPositions, readScrollPositions } from '../lib/scroll-positions.ts'
import { useReadable } from '@domizil/app-kit/readable'

/** Scrolls a new page to its top or hash, and restores the position of a page that is visited again. */
export function useScrollPosition(route: Readable<ShellRoute>): void {
  const { location, action } = useReadable(route)
  const [positions] = useState(readScrollPositions)
  const path = useRef(location.pathname)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const keep = () => saveScrollPositions(positions)
    window.addEventListener('pagehide', keep)

    return () => window.removeEventListener('pagehide', keep)
  }, [positions])

  // Before the new page is scrolled: the event would overwrite the position of the previous page.
  useLayoutEffect(() => {
    const remember = () => positions.set(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })

    return () => window.removeEventListener('scroll', remember)
  }, [positions, location.key])

  useLayoutEffect(() => {
    const isNewPage = path.current !== location.pathname
    path.current = location.pathname
    // A drawn page is hydrated without the hash, to which the browser has scrolled already.
    if (action === 'POP' && location.hash === '' && window.location.hash !== '') return
    const left = action === 'POP' ? positions.get(location.key) : undefined
    // A step within the page does not scroll, and neither does the way back to it.
    if (!isNewPage && action !== 'POP') positions.set(location.key, window.scrollY)
    if (left !== undefined) return restore(left)
    if (location.hash) return scrollToAnchor(location.hash)
    // Set once: later scrolling is the user's.
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
  holdScroll(
    () => {
      if (Math.abs(window.scrollY - top) <= 2) return true
      window.scrollTo(0, top)
      return false
    },
    () => {
      const isWaiting = isLoading() && document.documentElement.scrollHeight - window.innerHeight < top
      // The end of a page that is short until its data are there is the footer.
      if (isWaiting) window.scrollTo(0, 0)
      return isWaiting
    },
  )
}

function isLoading(): boolean {
  return document.querySelector('main :is([aria-busy="true"], [data-loading])') !== null
}

/** A stray percent sign must not throw. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
