import type { ReactNode } from 'react'
import styles from './page-hero.module.css'

interface PageHeroProps {
  title: ReactNode
  lead: ReactNode
  /** Links to next steps. */
  actions?: ReactNode
  /** May render nothing: the text then has the full width. */
  picture: ReactNode
}

/** The top of a landing page: its subject at the left, a picture at the right. */
export function PageHero({ title, lead, actions, picture }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  )
}
