import { type RefObject, useLayoutEffect } from 'react'

const PROPERTY = '--banner-height'

/** Tells style sheets how much of the screen's bottom the banner takes: bars and buttons there stand above it. */
export function useBannerHeight(banner: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = banner.current
    if (!isShown || !element) return

    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty(PROPERTY, `${element.offsetHeight}px`))
    observer.observe(element)

    return () => {
      observer.disconnect()
      root.removeProperty(PROPERTY)
    }
  }, [banner, isShown])
}
