import { type ReactNode, useEffect, useRef } from 'react'
import styles from './tabs.module.css'

interface TabsProps {
  label: string
  /** Links; that of the current view has `aria-current`. */
  children: ReactNode
}

/** The views of one page. Each has an address, so they are links, and Back returns to the previous one. */
export function Tabs({ label, children }: TabsProps) {
  const bar = useRef<HTMLElement>(null)
  const shownAt = useRef<number>(undefined)
  // After each render, since a count that arrives moves the links; but where nothing moved, the reader's scrolling stays.
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (!bar.current || !current || current.offsetLeft === shownAt.current) return
    shownAt.current = current.offsetLeft
    show(current, bar.current)
  })

  return (
    <nav ref={bar} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

/** Scrolls the bar alone: on a phone the current view may be beyond its edge. */
function show(current: HTMLElement, bar: HTMLElement): void {
  const { offsetLeft: start, offsetWidth: width } = current
  const isInSight = start >= bar.scrollLeft && start + width <= bar.scrollLeft + bar.clientWidth
  if (!isInSight) bar.scrollLeft = start - (bar.clientWidth - width) / 2
}
