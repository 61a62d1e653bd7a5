import { Heart } from '../icons.ts'
import { classes } from './classes.ts'
import styles from './heart-button.module.css'

interface HeartButtonProps {
  pressed: boolean
  /** The same in both states, because `aria-pressed` conveys the state: "Favourite: Loft in Mitte". */
  label: string
  onToggle: () => void
  /** `overlay` is for pictures, `plain` for a plain background. */
  look?: 'overlay' | 'plain'
}

/** A toggle button for favourites. */
export function HeartButton({ pressed, label, onToggle, look = 'overlay' }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.heart, styles[look], pressed && styles.pressed)}
      aria-pressed={pressed}
      aria-label={label}
      onClick={onToggle}
    >
      <Heart size={18} strokeWidth={2.2} />
    </button>
  )
}
