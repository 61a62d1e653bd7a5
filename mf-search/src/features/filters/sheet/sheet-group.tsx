import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './sheet.module.css'

interface SheetGroupProps {
  /** The id of its title's message. */
  name: string
  children: ReactNode
}

export function SheetGroup({ name, children }: SheetGroupProps) {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>
        <FormattedMessage id={name} />
      </h3>
      {children}
    </section>
  )
}
