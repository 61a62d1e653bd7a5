import { SectionHeading } from '@domizil/ui/parts'
import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: ReactNode
  hint?: ReactNode
  /** A link at the right of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A section of a page with a heading. */
export function Section({ title, hint, action, children }: SectionProps) {
  const id = useId()

  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={title} hint={hint} action={action} />
      {children}
    </section>
  )
}
