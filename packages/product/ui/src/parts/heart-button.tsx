import { Heart } from 'lucide-react'
import { classes } from './classes.ts'
import styles from './heart-button.module.css'

interface HeartButtonProps {
  pressed: boolean
  /** Stays the same in both states, as `aria-pressed` tells the state: "Favourite: Loft in Mitte". */
  label: string
  onToggle: () => void
  /** `overlay` stands on a picture, `plain` on paper. */
  look?: 'overlay' | 'plain'
}

export function HeartButton({ pressed, label, onToggle, look = 'overlay' }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.heart, styles[look], pressed && styles.pressed)}
      aria-pressed={pressed}
      aria-label={label}
      onClick={onToggle}
    >
      <Heart size={18} strokeWidth={2.2} aria-hidden="true" />
    </button>
  )
}
