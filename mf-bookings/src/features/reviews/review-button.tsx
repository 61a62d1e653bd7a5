import type { Booking } from '@domizil/api'
import { useDialog } from '@domizil/app-kit'
import { Star } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { ReviewsDialog } from './reviews-dialog.tsx'
import styles from './reviews.module.css'
import { WriteReviewDialog } from './write-review-dialog.tsx'

interface ReviewButtonProps {
  request: Booking
  onWritten: (id: number) => void
}

/** A button to review a stay within the review period; later to read the reviews. */
export function ReviewButton({ request, onWritten }: ReviewButtonProps) {
  const { id, review } = request
  const writing = useDialog(`review-${id}`)
  const reading = useDialog(`reviews-${id}`)
  if (!review) return null

  return (
    <>
      {review.canWrite ? (
        <Button className={styles.write} onClick={() => writing.open()}>
          <Star size={16} aria-hidden="true" />
          <FormattedMessage id="review.write" />
        </Button>
      ) : (
        <Button onClick={() => reading.open()}>
          <Star size={16} aria-hidden="true" />
          <FormattedMessage id="reviews.title" />
        </Button>
      )}
      {writing.isOpen && (
        <WriteReviewDialog request={request} onWritten={onWritten} onClose={writing.close} />
      )}
      {reading.isOpen && <ReviewsDialog request={request} onClose={reading.close} />}
    </>
  )
}
