const PATIENCE_MS = 3_000
/** The previous page may still be rendered, and the next one may come late or grow: only a stable position counts. */
const SETTLED_MS = 500
const LOADING_MS = 30_000
const OF_THE_READER = ['wheel', 'touchstart', 'keydown', 'pointerdown']

/**
 * Scrolls repeatedly until the position is stable, or until the user scrolls. `goThere` scrolls and returns whether
 * the page was there already; it is called once `isWaiting` is false.
 */
export function holdScroll(goThere: () => boolean, isWaiting: () => boolean = () => false): void {
  const start = performance.now()
  let until = start + PATIENCE_MS
  const reader = new AbortController()
  for (const event of OF_THE_READER) {
    window.addEventListener(event, () => reader.abort(), { once: true, passive: true, signal: reader.signal })
  }
  let thereSince = performance.now()

  const attempt = () => {
    if (reader.signal.aborted) return
    const now = performance.now()
    const isEarly = now - start < LOADING_MS && isWaiting()
    if (isEarly) until = now + PATIENCE_MS
    if (isEarly || !goThere()) thereSince = now
    if (now - thereSince >= SETTLED_MS || now >= until) reader.abort()
    else requestAnimationFrame(attempt)
  }
  attempt()
}
