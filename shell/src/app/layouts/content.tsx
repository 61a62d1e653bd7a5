import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** The place of the page: where the keyboard gets to when it skips the frame. */
export function Content({ children }: { children: ReactNode }) {
  return (
    <main id="content" className={styles.content} tabIndex={-1}>
      {children}
    </main>
  )
}
