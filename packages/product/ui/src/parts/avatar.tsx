import { classes } from './classes.ts'
import styles from './avatar.module.css'

interface AvatarProps {
  initials: string
  /** Left out if the name is beside it. */
  label?: string
  size?: 'small' | 'medium' | 'large'
}

/** A circle with a user's initials. */
export function Avatar({ initials, label, size = 'small' }: AvatarProps) {
  return (
    <span
      className={classes(styles.avatar, styles[size])}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {initials}
    </span>
  )
}
