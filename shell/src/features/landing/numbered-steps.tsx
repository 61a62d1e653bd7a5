import type { ComponentType, ReactNode } from 'react'
import styles from './numbered-steps.module.css'

interface NumberedStepsProps {
  steps: readonly string[]
  textOf: (step: string, part: 'title' | 'text') => ReactNode
  /** The decorative picture of each step. */
  arts?: Readonly<Record<string, ComponentType>>
}

/** The steps of a process, in order. */
export function NumberedSteps({ steps, textOf, arts = {} }: NumberedStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => (
        <li key={step}>
          <StepArt Art={arts[step]} />
          <h3 className={styles.title}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            {textOf(step, 'title')}
          </h3>
          <p className={styles.text}>{textOf(step, 'text')}</p>
        </li>
      ))}
    </ol>
  )
}

function StepArt({ Art }: { Art: ComponentType | undefined }) {
  return (
    Art && (
      <div className={styles.art} aria-hidden="true">
        <Art />
      </div>
    )
  )
}
