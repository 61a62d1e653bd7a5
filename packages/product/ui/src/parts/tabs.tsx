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
  // After each render: a count that arrives moves the links.
  useEffect(() => {
    if (bar.current) showCurrent(bar.current)
  })

  return (
    <nav ref={bar} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

/** Scrolls the bar alone: on a phone the current view may be beyond its edge. */
function showCurrent(bar: HTMLElement): void {
  const current = bar.querySelector<HTMLElement>('[aria-current]')
  if (!current) return
  const { offsetLeft: start, offsetWidth: width } = current
  const isInSight = start >= bar.scrollLeft && start + width <= bar.scrollLeft + bar.clientWidth
  if (!isInSight) bar.scrollLeft = start - (bar.clientWidth - width) / 2
}
