/** The pictures of a page that a browser loads when they are near; the first one is loaded at once. */
const LAZY = 'img[loading="lazy"]'

/** The share of a picture that makes it worth its bytes before the code. */
const MOSTLY = 0.5

/**
 * Holds back the pictures out of view, and until the visitor scrolls those at its edge: without a box a browser does not
 * load them, and their frames keep the place. The rule stands beside the document, so that hydration finds the elements as they were drawn. Without scripts nothing
 * waits.
 */
export function holdPictures() {
  const rule = new CSSStyleSheet()
  const seen = new Set<string>()
  let inView = watch(MOSTLY)

  /** @param share how much of a frame has to be in view. */
  function watch(share: number): IntersectionObserver {
    return new IntersectionObserver(
      (changes) => {
        const shown = changes.filter(
          ({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= share,
        )
        for (const { target } of shown) seen.add(target.querySelector(LAZY)?.getAttribute('src') ?? '')
        if (shown.length > 0) hide()
      },
      { threshold: share },
    )
  }

  function hide(): void {
    const others = [...seen].map((src) => `:not([src="${CSS.escape(src)}"])`).join('')
    rule.replaceSync(`${LAZY}${others} { display: none }`)
  }

  hide()
  document.adoptedStyleSheets.push(rule)
  document.addEventListener('DOMContentLoaded', observe)
  document.addEventListener('scroll', watchAll, { once: true, passive: true })

  // A picture without a box is never in view: its frame is.
  function observe(): void {
    for (const { parentElement } of document.querySelectorAll(LAZY))
      if (parentElement) inView.observe(parentElement)
  }

  function watchAll(): void {
    inView.disconnect()
    inView = watch(0)
    observe()
  }

  return {
    /** Ends the waiting. */
    show() {
      inView.disconnect()
      document.removeEventListener('scroll', watchAll)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rule)
    },
  }
}
