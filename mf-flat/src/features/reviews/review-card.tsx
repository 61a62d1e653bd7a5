import type { Review } from '@domizil/api'
import { initialsOf } from '@domizil/domain'
import { ReportButton } from '@domizil/flat-ui/report'
import { Avatar, Rating } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { ReviewReply } from './review-reply.tsx'
import styles from './reviews.module.css'

interface ReviewCardProps {
  review: Review
  canReply: boolean
}

/** A tenant's review, and the landlord's reply. */
export function ReviewCard({ review, canReply }: ReviewCardProps) {
  const intl = useIntl()
  const author = review.author || intl.formatMessage({ id: 'reviews.formerTenant' })

  return (
    <article className={styles.review} aria-label={intl.formatMessage({ id: 'reviews.by' }, { author })}>
      <header className={styles.head}>
        <Avatar initials={initialsOf(author)} />
        <div>
          <h3 className={styles.author}>{author}</h3>
          <p className={styles.when}>
            {intl.formatDate(review.createdAt, { month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' })}
          </p>
        </div>
        <p className={styles.rating}>
          <Rating>
            <FormattedMessage id="reviews.rating" values={{ rating: review.rating }} />
          </Rating>
        </p>
      </header>
      <p className={styles.text}>{review.text}</p>
      <ReviewReply review={review} author={author} canReply={canReply} />
      {!review.own && (
        <div>
          <ReportButton target="REVIEW" id={review.id} quote={review.text} label={author} />
        </div>
      )}
    </article>
  )
}
