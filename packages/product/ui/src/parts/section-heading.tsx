import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

interface SectionHeadingProps {
  level?: 1 | 2 | 3
  id?: string
  title: ReactNode
  /** A sentence below the title. */
  hint?: ReactNode
  /** A link or a button at the right. */
  action?: ReactNode
}

/** A heading with an optional hint and action. */
export function SectionHeading({ level = 2, id, title, hint, action }: SectionHeadingProps) {
  const Heading = `h${level}` as const

  return (
    <div className={styles.row}>
      <div>
        <Heading className={styles[Heading]} id={id}>
          {title}
        </Heading>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {action}
    </div>
  )
}
