import { Star } from '../icons.ts'
import type { ReactNode } from 'react'
import styles from './rating.module.css'

/** A rating for display: a star and a text. */
export function Rating({ children }: { children: ReactNode }) {
  return (
    <span className={styles.rating}>
      <Star size={15} />
      {children}
    </span>
  )
}
