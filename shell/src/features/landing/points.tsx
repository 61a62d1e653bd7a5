import type { IconComponent } from '@domizil/ui/icons'
import type { ReactNode } from 'react'
import styles from './points.module.css'

interface PointsProps {
  points: readonly { readonly id: string; readonly Icon: IconComponent }[]
  textOf: (id: string, part: 'title' | 'text') => ReactNode
}

/** Advantages: each with an icon, a title and a sentence or two. */
export function Points({ points, textOf }: PointsProps) {
  return (
    <ul className={styles.points}>
      {points.map(({ id, Icon }) => (
        <li key={id} className={styles.point}>
          <span className={styles.icon} aria-hidden="true">
            <Icon size={20} />
          </span>
          <h3 className={styles.title}>{textOf(id, 'title')}</h3>
          <p className={styles.text}>{textOf(id, 'text')}</p>
        </li>
      ))}
    </ul>
  )
}
