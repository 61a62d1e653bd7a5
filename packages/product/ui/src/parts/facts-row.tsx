import type { ReactNode } from 'react'
import styles from './facts-row.module.css'

export interface Fact {
  id: string
  icon: ReactNode
  /** What is seen. */
  text: ReactNode
  /** What is heard, where the seen text is too short to understand: "for 2 people". */
  spoken?: string
}

/** Short facts in one line, each with its pictogram. */
export function FactsRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ id, icon, text, spoken }) => (
        <li key={id}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          {spoken ? (
            <>
              <span aria-hidden="true">{text}</span>
              <span className="visually-hidden">{spoken}</span>
            </>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}
