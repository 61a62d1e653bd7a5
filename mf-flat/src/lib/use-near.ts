import { type RefObject, useEffect, useState } from 'react'

const MARGIN = '400px'

/** True once an element has come near the viewport, and from then on. */
export function useNear(target: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)

    return () => observer.disconnect()
  }, [target])

  return isNear
}
