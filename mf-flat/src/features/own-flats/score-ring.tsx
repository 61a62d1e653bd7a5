import { classes } from '@domizil/ui/parts'
import styles from './quality-row.module.css'

const RADIUS = 18
const LENGTH = 2 * Math.PI * RADIUS

/** A score from 0 to 100 as a ring chart. */
export function ScoreRing({ score, label }: { score: number; label: string }) {
  return (
    <span className={classes(styles.ring, styles[levelOf(score)])} role="img" aria-label={label}>
      <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
        <circle className={styles.track} cx="22" cy="22" r={RADIUS} />
        <circle
          className={styles.arc}
          cx="22"
          cy="22"
          r={RADIUS}
          strokeDasharray={`${(score / 100) * LENGTH} ${LENGTH}`}
        />
      </svg>
      <b aria-hidden="true">{score}</b>
    </span>
  )
}

function levelOf(score: number): 'high' | 'middle' | 'low' {
  if (score >= 80) return 'high'
  return score >= 50 ? 'middle' : 'low'
}
