import type { ReactNode } from 'react'
import styles from './page-state.module.css'

interface PageStateProps {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** Buttons and links for the next step. */
  actions?: ReactNode
  headingLevel?: 1 | 2
}

/** Replaces an empty list, with a next step. */
export function EmptyState(props: PageStateProps) {
  return <PageState {...props} />
}

/** Replaces content that could not be loaded. Announced at once. */
export function ErrorState(props: PageStateProps) {
  return (
    <div role="alert">
      <PageState {...props} />
    </div>
  )
}

function PageState({ icon, title, children, actions, headingLevel = 2 }: PageStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'

  return (
    <div className={styles.state}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
