import { Check } from '../icons.ts'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './steps.module.css'

/** A step of a wizard. */
export interface Step {
  id: string
  label: ReactNode
  isValid: boolean
  /** What is still to do in the step, shown beside its name and instead of the tick: "3 missing". */
  open?: ReactNode
}

interface StepsProps {
  label: string
  steps: readonly Step[]
  currentId: string
  /** Announced after the name of a complete step. */
  validLabel: string
  /** Without it the steps are not clickable. */
  onSelect?: (id: string) => void
}

/** The steps of a wizard: the current one (`aria-current="step"`), the complete ones, and buttons to go to them. */
export function Steps({ label, steps, currentId, validLabel, onSelect }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, label: name, isValid, open }, at) => {
        const isCurrent = id === currentId
        const isDone = isValid && !open
        const content = (
          <>
            <span className={styles.number} aria-hidden="true">
              {isDone && !isCurrent ? <Check size={14} strokeWidth={3} /> : at + 1}
            </span>
            <span className={styles.text}>
              <span className={styles.name}>{name}</span>
              {open && <span className={styles.open}>{open}</span>}
            </span>
            {isDone && <span className="visually-hidden">{validLabel}</span>}
          </>
        )

        return (
          <li
            key={id}
            className={classes(isCurrent && styles.current, isDone && styles.valid)}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {onSelect ? (
              <button type="button" className={styles.step} onClick={() => onSelect(id)}>
                {content}
              </button>
            ) : (
              <span className={styles.step}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
