import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** The main content: the target of the skip link. */
export function Content({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.content} tabIndex={-1}>
      {children}
    </main>
  )
}
