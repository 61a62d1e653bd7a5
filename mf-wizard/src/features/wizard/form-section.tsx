import { useSay } from '@domizil/app-kit'
import { type ReactNode, useId } from 'react'
import styles from './wizard.module.css'

interface FormSectionProps {
  /** The id of its title's message. */
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** A section of the form with a heading. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const say = useSay()
  const titleId = useId()

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div>
        <h2 className={styles.sectionTitle} id={titleId}>
          {say(title)}
        </h2>
        {hint && <p className={styles.quiet}>{hint}</p>}
      </div>
      {children}
    </section>
  )
}
