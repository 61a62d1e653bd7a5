import { Check } from '@domizil/ui/icons'
import { type ReactNode, useId } from 'react'
import styles from './call-band.module.css'

interface CallBandProps {
  title: ReactNode
  /** Short reasons, one per line. */
  points: readonly { id: string; text: ReactNode }[]
  actions: ReactNode
  picture: ReactNode
}

/** A band in the brand's colour with a call to action. */
export function CallBand({ title, points, actions, picture }: CallBandProps) {
  const id = useId()

  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.text}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <ul className={styles.points}>
          {points.map(({ id: key, text }) => (
            <li key={key}>
              <Check size={18} />
              {text}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.picture}>{picture}</div>
    </section>
  )
}
