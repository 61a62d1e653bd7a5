import styles from './trends.module.css'

const WIDTH = 88
const HEIGHT = 26

/** A small line chart without numbers: they are beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const span = highest - lowest || 1
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * WIDTH
    const y = HEIGHT - ((value - lowest) / span) * HEIGHT
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })

  return (
    <svg
      className={styles.sparkline}
      viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}
