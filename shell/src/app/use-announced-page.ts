import type { Readable, ShellRoute } from '@domizil/shell-api'
import { useEffect, useState } from 'react'

/** A page without a heading by then leaves the focus where it is. */
const PATIENCE_MS = 8_000
const ACTIONS = ['pointerdown', 'keydown']

/**
 * Moves the focus to the heading of each new page, and returns the page's title for a live region. Without it the focus
 * would fall to the body with the link that was pressed. After an action of the visitor, and in a dialog, the focus
 * stays.
 */
export function useAnnouncedPage(route: Readable<ShellRoute>): string {
  const [title, setTitle] = useState('')

  useEffect(() => {
    let path = route.get().location.pathname
    let stop = () => {}
    // Runs before the new page is rendered: its heading has to be distinguished from the previous one.
    const unsubscribe = route.subscribe(() => {
      const { pathname } = route.get().location
      if (pathname === path) return
      path = pathname
      stop()
      stop = whenNextHeading((heading) => {
        if (!document.activeElement?.closest('dialog, [role="dialog"]')) focusOn(heading)
        setTitle(document.title)
      })
    })

    return () => {
      unsubscribe()
      stop()
    }
  }, [route])

  return title
}

function focusOn(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Calls `run` with the first heading of the content that is not the one of now. Returns how to stop waiting. */
function whenNextHeading(run: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('#main h1')
  const previous = find()
  const previousText = previous?.textContent

  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of ACTIONS) document.removeEventListener(type, stop, true)
  }
  const observer = new MutationObserver(() => {
    const heading = find()
    if (!heading || (heading === previous && heading.textContent === previousText)) return
    stop()
    run(heading)
  })
  const timer = setTimeout(stop, PATIENCE_MS)

  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  for (const type of ACTIONS) document.addEventListener(type, stop, true)
  return stop
}
