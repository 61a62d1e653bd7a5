import { whenStalled } from '@domizil/federation/loading'

/** Those that the page brings; the bundler's runtime marks its own. */
const DRAWN = 'link[rel="stylesheet"]:not([data-rspack])'

/**
 * Removes the style sheets of a drawn page that fail or hang: the page's scripts would wait for them, and the chunks that
 * need them ask again, with the time-out and the reload of every chunk. The browser shows nothing before, so a slow line
 * has no page without styles while files still come.
 */
export function dropBrokenStyles(waitMs: number): void {
  window.addEventListener('error', ({ target }) => target instanceof Element && drop(target), true)
  whenStalled(waitMs, () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(DRAWN)) if (!link.sheet) drop(link)
  })
}

function drop(element: Element): void {
  if (element.matches(DRAWN)) element.remove()
}
