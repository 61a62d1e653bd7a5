import { X } from '../icons.ts'
import type { ReactNode } from 'react'
import styles from './chip.module.css'

interface ChipProps {
  children: ReactNode
  /** "Remove filter Balcony" */
  removeLabel: string
  onRemove: () => void
}

/** A selected item with a button that removes it. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      {children}
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <X size={14} />
      </button>
    </span>
  )
}
