import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps {
  label: string
  /** Links; the one whose view is shown has `aria-current`. */
  children: ReactNode
}

/** The views of one page. Each is an address of its own, so they are links, and Back leads to the last one. */
export function Tabs({ label, children }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
