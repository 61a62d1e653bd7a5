import { useLayoutEffect, useRef } from 'react'

const FADE_MS = 180

/** Lets a new page appear softly: not the first one, which nobody should wait for, and not where motion disturbs. */
export function usePageFade(path: string): void {
  const shown = useRef(path)

  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    document
      .getElementById('content')
      ?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' })
  }, [path])
}
