import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './rating.module.css'

/** A rating as it stands: one star and the words for it. */
export function Rating({ children }: { children: ReactNode }) {
  return (
    <span className={styles.rating}>
      <Star size={15} aria-hidden="true" />
      {children}
    </span>
  )
}
