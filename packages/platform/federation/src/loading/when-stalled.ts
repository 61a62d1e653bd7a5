/** How many times its limit a wait may take while files still come. */
const PATIENCE = 4
const CODE = /\.(js|css)(\?|$)/

/**
 * Calls `stalled` when no script or style sheet has come for `milliseconds`, at the latest after four times as long: a slow
 * connection is no failure. Returns how to end the wait.
 */
export function whenStalled(milliseconds: number, stalled: () => void): () => void {
  const begun = performance.now()
  let last = begun
  let timer = setTimeout(look, milliseconds)
  const arrivals = watchArrivals(() => {
    last = performance.now()
  })

  function look(): void {
    const left = Math.min(last + milliseconds, begun + PATIENCE * milliseconds) - performance.now()
    if (left > 0) timer = setTimeout(look, left)
    else {
      end()
      stalled()
    }
  }

  function end(): void {
    clearTimeout(timer)
    arrivals?.disconnect()
  }

  return end
}

/** A file that failed has no body. */
function watchArrivals(onArrival: () => void): { disconnect(): void } | undefined {
  if (typeof PerformanceObserver === 'undefined') return undefined
  const observer = new PerformanceObserver((list) => {
    const files: readonly { name: string; decodedBodySize?: number }[] = list.getEntries()
    const hasCome = files.some(({ name, decodedBodySize = 0 }) => decodedBodySize > 0 && CODE.test(name))
    if (hasCome) onArrival()
  })
  observer.observe({ type: 'resource' })
  return observer
}
