import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './price-tag.module.css'

interface PriceTagProps {
  amount: ReactNode
  /** The unit of the amount: "/ month". */
  unit?: ReactNode
  size?: 'medium' | 'large'
}

/** An amount with its unit. */
export function PriceTag({ amount, unit, size = 'medium' }: PriceTagProps) {
  return (
    <span className={classes(styles.price, size === 'large' && styles.large)}>
      <strong className={styles.amount}>{amount}</strong>
      {unit && <> {unit}</>}
    </span>
  )
}
