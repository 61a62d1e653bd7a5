import type { Review } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { REVIEW_CATEGORIES } from '@domizil/domain'
import { Rating } from '@domizil/ui/parts'
import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import styles from './reviews.module.css'

/** The categories of both kinds, in form order. */
const CATEGORIES = [...new Set<string>([...REVIEW_CATEGORIES.FLAT, ...REVIEW_CATEGORIES.TENANT])]

interface ReviewCardProps {
  review: Review
  title: ReactNode
  /** Content below the text. */
  children?: ReactNode
}

/** A review of a stay with its categories, and the landlord's reply. */
export function ReviewCard({ review, title, children }: ReviewCardProps) {
  const intl = useIntl()
  const say = useSay()
  const titleId = useId()

  return (
    <article className={styles.review} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        <Rating>{say('review.star', { rating: review.rating })}</Rating>
      </header>
      <p className={styles.when}>{intl.formatDate(review.createdAt, { month: 'long', year: 'numeric' })}</p>
      <p className={styles.text}>{review.text}</p>
      <ul className={styles.categories}>
        {CATEGORIES.filter((category) => category in review.ratings).map((category) => (
          <li key={category}>
            {say(`reviewCategory.${category}`)}{' '}
            <b>{say('review.star', { rating: review.ratings[category] })}</b>
          </li>
        ))}
      </ul>
      {review.reply && (
        <blockquote className={styles.reply}>
          <b>{say('review.reply')}</b>
          <p>{review.reply}</p>
        </blockquote>
      )}
      {children}
    </article>
  )
}
