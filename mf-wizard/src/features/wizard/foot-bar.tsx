import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './foot-bar.module.css'

/** The bar at the bottom of the window, with the buttons of a step. */
export function FootBar({ children }: { children: ReactNode }) {
  const intl = useIntl()

  return (
    <div
      data-foot-bar
      className={styles.bar}
      role="region"
      aria-label={intl.formatMessage({ id: 'bar.label' })}
    >
      <div className={`container ${styles.barLine}`}>{children}</div>
    </div>
  )
}
