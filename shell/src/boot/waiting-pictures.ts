/** The pictures of a page that a browser loads when they are near; the first one is loaded at once. */
const LAZY = 'img[loading="lazy"]'

/** Pictures of a drawn page that wait for its code: on a slow line they would share it. */
export interface WaitingPictures {
  /** Ends the waiting. */
  show(): void
}

/**
 * Holds back the pictures out of view: without a box a browser does not load them, and their frames keep the place. The
 * rule stands beside the document, so that hydration finds the elements as they were drawn. Without scripts nothing
 * waits.
 */
export function holdPictures(): WaitingPictures {
  const rule = new CSSStyleSheet()
  const seen = new Set<string>()
  const inView = new IntersectionObserver((changes) => {
    const shown = changes.filter(({ isIntersecting }) => isIntersecting)
    for (const { target } of shown) seen.add(target.querySelector(LAZY)?.getAttribute('src') ?? '')
    if (shown.length > 0) hide()
  })

  function hide(): void {
    const others = [...seen].map((src) => `:not([src="${CSS.escape(src)}"])`).join('')
    rule.replaceSync(`${LAZY}${others} { display: none }`)
  }

  hide()
  document.adoptedStyleSheets.push(rule)
  // A picture without a box is never in view: its frame is.
  document.addEventListener('DOMContentLoaded', () => {
    for (const { parentElement } of document.querySelectorAll(LAZY))
      if (parentElement) inView.observe(parentElement)
  })

  return {
    show() {
      inView.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rule)
    },
  }
}
