/** Those that the page brings; the bundler's runtime marks its own. */
const DRAWN = 'link[rel="stylesheet"]:not([data-rspack])'

/**
 * Removes the style sheets of a drawn page that fail or hang: the page's scripts would wait for them, and the chunks that
 * need them ask again, with the time-out and the reload of every chunk.
 */
export function dropBrokenStyles(waitMs: number): void {
  window.addEventListener('error', ({ target }) => target instanceof Element && drop(target), true)
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(DRAWN)) if (!link.sheet) drop(link)
  }, waitMs)
}

function drop(element: Element): void {
  if (element.matches(DRAWN)) element.remove()
}
