import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './tag.module.css'

/** The meaning of a tag's colour. */
export type Tone = 'neutral' | 'brand' | 'ok' | 'warn' | 'danger' | 'info'

interface TagProps {
  tone?: Tone
  icon?: ReactNode
  /** For tags on pictures: white and round. */
  floating?: boolean
  children: ReactNode
}

/** A short text about a state. Colour is never the only sign. */
export function Tag({ tone = 'neutral', icon, floating = false, children }: TagProps) {
  return (
    <span className={classes(styles.tag, floating ? styles.floating : styles[tone])}>
      {icon}
      {children}
    </span>
  )
}

/** A dot before a text, for lists with many states. */
export function StatusDot({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.status}>
      <i className={classes(styles.dot, styles[tone])} aria-hidden="true" />
      {children}
    </span>
  )
}
