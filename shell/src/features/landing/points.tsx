import type { IconComponent } from '@domizil/ui/icons'
import type { ReactNode } from 'react'
import styles from './points.module.css'

export interface Point {
  id: string
  Icon: IconComponent
  title: ReactNode
  text: ReactNode
}

/** Advantages: each with an icon, a title and a sentence or two. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ id, Icon, title, text }) => (
        <li key={id} className={styles.point}>
          <span className={styles.icon} aria-hidden="true">
            <Icon size={20} />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
