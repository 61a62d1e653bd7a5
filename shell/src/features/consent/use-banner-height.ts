import { type RefObject, useLayoutEffect } from 'react'

const PROPERTY = '--banner-height'

/** Publishes the height of the banner to style sheets: sticky bars and buttons are placed above it. */
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
