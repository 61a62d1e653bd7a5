import { classes } from './classes.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Any CSS length. */
  width?: string
  height?: string
  /** Width and height of the aspect ratio, instead of a height: `[3, 2]`. */
  ratio?: readonly [number, number]
  round?: boolean
}

/**
 * A grey placeholder of loading content. Hidden from screen readers: announce "Loading" once around them. An `svg`, whose
 * attributes give it a size before any script runs: the page's policy allows no style attribute.
 */
export function Skeleton({ width = '100%', height = '1em', ratio, round = false }: SkeletonProps) {
  const box = ratio ? { width, viewBox: `0 0 ${ratio.join(' ')}` } : { width, height }

  return <svg className={classes(styles.skeleton, round && styles.round)} {...box} aria-hidden="true" />
}

/** The placeholder of a `MediaCard`. */
export function MediaCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton ratio={[3, 2]} />
      <Skeleton width="45%" height="13px" />
      <Skeleton width="80%" height="18px" />
      <Skeleton width="60%" height="13px" />
      <Skeleton width="35%" height="20px" />
    </div>
  )
}
