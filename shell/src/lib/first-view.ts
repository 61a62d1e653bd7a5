import type { Readable, ShellRoute } from '@domizil/shell-api'
import type { DrawnRemote } from './services.ts'

/**
 * The answers of the backend with which the server drew the page, by query key; undefined if it was not drawn. Emptied
 * when the visitor leaves the page: later they would be old.
 */
export function readFirstAnswers(route: Readable<ShellRoute>): ReadonlyMap<string, unknown> | undefined {
  const text = document.getElementById('first-answers')?.textContent
  if (!text) return undefined

  const answers = new Map(Object.entries(JSON.parse(text) as Record<string, unknown>))
  const { pathname } = route.get().location
  const unsubscribe = route.subscribe(() => {
    if (route.get().location.pathname === pathname) return
    answers.clear()
    unsubscribe()
  })
  return answers
}

/** The remote whose first view stands in the page. Its HTML is read again only if that is rendered in the place of a frame. */
export function drawnRemote(): DrawnRemote | undefined {
  const place = document.querySelector<HTMLElement>('#root [data-remote]')
  const view = place?.querySelector(':scope > [data-drawn]')
  const name = place?.dataset['remote']
  if (!view || !name) return undefined
  if (!document.querySelector('#root[data-frame]')) return { name, html: '' }

  // The remote renders its page into it, and hydrates nothing: the frame is that of another address.
  view.removeAttribute('data-drawn')
  view.setAttribute('data-frame', '')
  return { name, html: view.outerHTML }
}
