import { useCallback, useEffect, useRef, useState } from 'react'

const DURATION_MS = 600

/**
 * The current slide of a carousel, and functions that move to another in 0.6 s (at once with reduced motion). Starts
 * at `startAt`.
 */
export function useSlides(count: number, startAt = 0) {
  const strip = useRef<HTMLDivElement>(null)
  const start = useRef(startAt)
  const [index, setIndex] = useState(startAt)

  // After paint: a dialog around the carousel opens in an effect, and has no width before.
  useEffect(() => {
    const element = strip.current
    if (element && start.current > 0) element.scrollLeft = start.current * element.clientWidth
  }, [])

  const onScroll = useCallback(() => {
    const element = strip.current
    if (!element || element.dataset.moving || element.clientWidth === 0) return

    setIndex(Math.round(element.scrollLeft / element.clientWidth))
  }, [])

  const go = useCallback(
    (next: number) => {
      const target = Math.min(Math.max(next, 0), count - 1)
      setIndex(target)
      if (strip.current) slideTo(strip.current, target)
    },
    [count],
  )

  return { strip, index, go, onScroll }
}

/**
 * The browser's smooth scrolling has no configurable duration, and scroll snapping would interfere: it is off
 * meanwhile.
 */
function slideTo(element: HTMLElement, index: number) {
  const from = element.scrollLeft
  const distance = index * element.clientWidth - from
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : DURATION_MS
  const start = performance.now()
  const run = String(start)
  element.dataset.moving = run

  const step = (now: number) => {
    if (element.dataset.moving !== run) return
    const progress = duration === 0 ? 1 : Math.min(Math.max((now - start) / duration, 0), 1)
    element.scrollLeft = from + distance * (1 - (1 - progress) ** 3)
    if (progress < 1) requestAnimationFrame(step)
    else delete element.dataset.moving
  }
  requestAnimationFrame(step)
}
