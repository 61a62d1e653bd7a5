import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './media-card.module.css'

interface MediaCardProps {
  /** The picture or carousel at the top. */
  media: ReactNode
  /** A link: its area covers the whole card. */
  title: ReactNode
  /** The line above the title: the place. */
  eyebrow?: ReactNode
  /** At the end of that line. */
  rating?: ReactNode
  facts?: ReactNode
  /** Bottom left and bottom right. */
  price?: ReactNode
  note?: ReactNode
  /** Below them: what the price comes to. */
  total?: ReactNode
  /** On the picture, top left and top right. */
  badge?: ReactNode
  action?: ReactNode
  /** Highlights the card, for example while its pin is hovered. */
  active?: boolean
  headingLevel?: 2 | 3
  onHover?: (isOver: boolean) => void
}

/** A card with a picture, place, title, facts and price. One link covers it; its other controls stay clickable. */
export function MediaCard({
  media,
  title,
  eyebrow,
  rating,
  facts,
  price,
  note,
  total,
  badge,
  action,
  active = false,
  headingLevel = 3,
  onHover,
}: MediaCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'

  return (
    <article
      className={classes(styles.card, active && styles.active)}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
    >
      <div className={styles.body}>
        <div className={styles.above}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          {rating}
        </div>
        <Heading className={styles.title}>{title}</Heading>
        {facts}
        {(price || note) && (
          <p className={styles.foot}>
            {price}
            {note && <span className={styles.note}>{note}</span>}
          </p>
        )}
        {total}
      </div>
      <div className={styles.media}>
        {media}
        {badge && <span className={styles.badge}>{badge}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </div>
    </article>
  )
}
