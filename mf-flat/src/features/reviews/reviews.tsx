import { type FlatReviews, listFlatReviews } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { Button, Rating, SectionHeading, Skeleton, useShowsAll } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { helpPath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'
import { CategoryRatings } from './category-ratings.tsx'
import { ReviewCard } from './review-card.tsx'
import styles from './reviews.module.css'

const SHOWN_AT_FIRST = 4

interface ReviewsProps {
  flatId: number
  /** Whether the flat is the caller's, who can reply. */
  canReply: boolean
}

/** The reviews of a flat. */
export function Reviews({ flatId, canReply }: ReviewsProps) {
  const reviews = useQuery(queryOf(listFlatReviews, { params: { id: flatId } }))

  return (
    <section aria-labelledby="flat-reviews">
      <SectionHeading
        level={2}
        id="flat-reviews"
        title={<FormattedMessage id="reviews.title" />}
        hint={reviews.status === 'success' && <Average reviews={reviews.data} />}
      />
      {reviews.status === 'pending' && <Skeleton height="96px" />}
      {reviews.status === 'error' && (
        <div className={styles.failed} role="alert">
          <p>{reviews.error.message}</p>
          <Button size="small" onClick={() => void reviews.refetch()}>
            <FormattedMessage id="page.retry" />
          </Button>
        </div>
      )}
      {reviews.status === 'success' && <Words reviews={reviews.data} canReply={canReply} />}
      <p className={styles.trust}>
        <FormattedMessage id="reviews.trust" />{' '}
        <Link className={styles.link} to={helpPath()}>
          <FormattedMessage id="reviews.how" />
        </Link>
      </p>
    </section>
  )
}

function Average({ reviews: { average, count } }: { reviews: FlatReviews }) {
  if (average === null) return null

  return (
    <Rating>
      <FormattedMessage id="reviews.average" values={{ average, count }} />
    </Rating>
  )
}

interface WordsProps {
  reviews: FlatReviews
  canReply: boolean
}

function Words({ reviews: { count, categories, items }, canReply }: WordsProps) {
  const [showsAll, toggleAll] = useShowsAll()
  if (count === 0)
    return (
      <p className={styles.none}>
        <FormattedMessage id="reviews.none" />
      </p>
    )

  const shown = showsAll ? items : items.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <CategoryRatings categories={categories} />
      <ul className={styles.list}>
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} canReply={canReply} />
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <noscript>
          <ul className={styles.list}>
            {items.slice(SHOWN_AT_FIRST).map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} canReply={false} />
              </li>
            ))}
          </ul>
        </noscript>
      )}
      {items.length > SHOWN_AT_FIRST && (
        <Button aria-expanded={showsAll} onClick={toggleAll}>
          <FormattedMessage id={showsAll ? 'reviews.fewer' : 'reviews.showAll'} values={{ count }} />
        </Button>
      )}
    </>
  )
}
