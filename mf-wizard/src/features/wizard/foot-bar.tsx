import { useSay } from '@domizil/app-kit'
import type { ReactNode } from 'react'
import styles from './foot-bar.module.css'

/** The bar at the bottom of the window, with the buttons of a step. */
export function FootBar({ children }: { children: ReactNode }) {
  const say = useSay()

  return (
    <div data-foot-bar className={styles.bar} role="region" aria-label={say('bar.label')}>
      <div className={`container ${styles.barLine}`}>{children}</div>
    </div>
  )
}
