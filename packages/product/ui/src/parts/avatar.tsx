import { classes } from './classes.ts'
import styles from './avatar.module.css'

interface AvatarProps {
  initials: string
  /** Left out where the name stands beside it. */
  label?: string
  size?: 'small' | 'medium' | 'large'
}

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
