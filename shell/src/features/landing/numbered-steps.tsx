import type { ReactNode } from 'react'
import styles from './numbered-steps.module.css'

export interface NumberedStep {
  id: string
  title: ReactNode
  text: ReactNode
  /** A decorative picture of the step. */
  art?: ReactNode
}

/** The steps of a process, in order. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, title, text, art }, at) => (
        <li key={id}>
          {art && (
            <div className={styles.art} aria-hidden="true">
              {art}
            </div>
          )}
          <h3 className={styles.title}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            {title}
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
