import { SectionHeading } from '@domizil/ui/parts'
import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: ReactNode
  hint?: ReactNode
  /** At the right of the heading: a link. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a page with a heading of its own. */
export function Section({ title, hint, action, children }: SectionProps) {
  const id = useId()

  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={title} hint={hint} action={action} />
      {children}
    </section>
  )
}
