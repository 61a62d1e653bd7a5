import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './timeline.module.css'

/** A step of a timeline. */
export interface TimelineStep {
  id: string
  label: ReactNode
  /** The date, or what is awaited. */
  note?: ReactNode
  state: 'done' | 'current' | 'open' | 'stopped'
}

interface TimelineProps {
  label: string
  steps: readonly TimelineStep[]
  /** Replaces the labels on phones, where the steps are bars: "Step 2 of 5: approved". */
  summary: ReactNode
}

/** The progress through ordered steps. The current one has `aria-current`. */
export function Timeline({ label, steps, summary }: TimelineProps) {
  return (
    <div>
      <ol className={styles.timeline} aria-label={label}>
        {steps.map(({ id, label: name, note, state }) => (
          <li
            key={id}
            className={classes(styles.step, styles[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {state === 'done' && <Check size={12} strokeWidth={3} />}
              {state === 'stopped' && <X size={12} strokeWidth={3} />}
            </span>
            <span className={styles.text}>
              <b>{name}</b>
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.summary}>{summary}</p>
    </div>
  )
}
