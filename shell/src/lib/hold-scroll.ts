const PATIENCE_MS = 3_000
/** The page before may still stand for a moment, and the next one come late or grow: only a place that lasts counts. */
const SETTLED_MS = 500
const OF_THE_READER = ['wheel', 'touchstart', 'keydown', 'pointerdown']

/**
 * Goes to a place again and again until the page stays there, or until its reader scrolls.
 * `goThere` answers whether the page was there already.
 */
export function holdScroll(goThere: () => boolean): void {
  const until = performance.now() + PATIENCE_MS
  const reader = new AbortController()
  for (const event of OF_THE_READER) {
    window.addEventListener(event, () => reader.abort(), { once: true, passive: true, signal: reader.signal })
  }
  let thereSince = performance.now()

  const attempt = () => {
    if (reader.signal.aborted) return
    if (!goThere()) thereSince = performance.now()
    const now = performance.now()
    if (now - thereSince >= SETTLED_MS || now >= until) reader.abort()
    else requestAnimationFrame(attempt)
  }
  attempt()
}
