import styles from './count-badge.module.css'

interface CountBadgeProps {
  count: number
  /** The accessible name: "3 waiting for you". */
  label: string
}

/** A number in a red dot; hidden at zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null

  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
