import { useLayoutEffect, useRef } from 'react'

const FADE_MS = 180

/** Fades a new page in, except the first one and with reduced motion. */
export function usePageFade(path: string): void {
  const shown = useRef(path)

  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    document
      .getElementById('main')
      ?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' })
  }, [path])
}
