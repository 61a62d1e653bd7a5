import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in the viewport, at least in part; false until that is known. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)

  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting ?? false)
    })
    observer.observe(element)

    return () => observer.disconnect()
  }, [target])

  return isInView
}
