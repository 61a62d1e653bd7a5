import type { ReactNode } from 'react'
import styles from './facts-row.module.css'

/** A short fact with an icon. */
export interface Fact {
  id: string
  icon: ReactNode
  /** The visible text. */
  text: ReactNode
  /** The text for screen readers, if the visible one is too short: "for 2 people". */
  spoken?: string
}

/** Short facts in one line, each with its icon. */
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
