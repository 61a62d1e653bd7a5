import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps {
  label: string
  /** Links; that of the current view has `aria-current`. */
  children: ReactNode
}

/** The views of one page. Each has an address, so they are links, and Back returns to the previous one. */
export function Tabs({ label, children }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
