import { useEffect, useRef } from 'react'
import styles from './range-slider.module.css'
import { useAfterPress } from './use-after-press.ts'

interface RangeSliderProps {
  min: number
  max: number
  step: number
  value: readonly [number, number]
  /** Called while a thumb moves. */
  onChange: (value: readonly [number, number]) => void
  /** Called after a change: when the pointer is released, or shortly after the last key. */
  onCommit?: () => void
  lowLabel: string
  highLabel: string
  /** The accessible value: "€1,200". */
  valueText: (value: number) => string
}

/** A slider with two thumbs: two stacked range inputs, so that keyboard and touch work natively. */
export function RangeSlider(props: RangeSliderProps) {
  const { min, max, step, value, onChange, onCommit, lowLabel, highLabel, valueText } = props
  const [low, high] = value
  const commit = useCommit(onCommit)
  const afterPress = useAfterPress()
  const handleBlur = () => afterPress(commit.now)
  const thumb = { min, max, step, onPointerUp: commit.now, onKeyUp: commit.soon, onBlur: handleBlur }
  const percent = (at: number) => `${max > min ? ((at - min) / (max - min)) * 100 : 0}%`

  return (
    <div className={styles.slider} style={{ '--from': percent(low), '--to': percent(high) } as object}>
      <input
        {...thumb}
        type="range"
        className={styles.thumb}
        aria-label={lowLabel}
        aria-valuetext={valueText(low)}
        value={low}
        onChange={(event) => onChange([Math.min(event.target.valueAsNumber, high - step), high])}
      />
      <input
        {...thumb}
        type="range"
        className={styles.thumb}
        aria-label={highLabel}
        aria-valuetext={valueText(high)}
        value={high}
        onChange={(event) => onChange([low, Math.max(event.target.valueAsNumber, low + step)])}
      />
    </div>
  )
}

const REST_MS = 400

/** Consecutive keys are one change. */
function useCommit(onCommit: (() => void) | undefined) {
  const latest = useRef(onCommit)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = onCommit
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const now = () => {
    clearTimeout(timer.current)
    latest.current?.()
  }
  const soon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current?.(), REST_MS)
  }

  return { now, soon }
}

interface HistogramProps {
  /** The accessible description of the bars. */
  label: string
  counts: readonly number[]
  /** Bars outside of these positions (first, last) are pale. */
  chosen?: readonly [number, number]
}

/** A histogram above a slider: the number of items per value. */
export function Histogram({ label, counts, chosen = [0, counts.length - 1] }: HistogramProps) {
  const tallest = Math.max(...counts, 1)

  return (
    <div className={styles.histogram} role="img" aria-label={label}>
      {counts.map((count, at) => (
        <i
          key={at}
          className={at < chosen[0] || at > chosen[1] ? styles.pale : undefined}
          style={{ height: `${count === 0 ? 0 : Math.max((count / tallest) * 100, 4)}%` }}
        />
      ))}
    </div>
  )
}
