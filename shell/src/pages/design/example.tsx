import type { ReactNode } from 'react'
import styles from './design-page.module.css'

interface ExampleProps {
  /** As the code calls it: `Button`, with the props that make the difference. */
  name: string
  children: ReactNode
}

/** One component in one or several states, below its name. */
export function Example({ name, children }: ExampleProps) {
  return (
    <div className={styles.example}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.stage}>{children}</div>
    </div>
  )
}
