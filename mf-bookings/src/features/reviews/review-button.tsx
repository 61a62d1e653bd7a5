import type { Booking } from '@domizil/contract'
import { Star } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ReviewsDialog } from './reviews-dialog.tsx'
import styles from './reviews.module.css'
import { WriteReviewDialog } from './write-review-dialog.tsx'

interface ReviewButtonProps {
  request: Booking
  onWritten: (id: number) => void
}

/** Reviewing a stay that has ended, as long as one can; then what both have said. */
export function ReviewButton({ request, onWritten }: ReviewButtonProps) {
  const [opened, setOpened] = useState<'write' | 'read'>()
  const { review } = request
  if (!review) return null

  const close = () => setOpened(undefined)
  return (
    <>
      {review.canWrite ? (
        <Button className={styles.write} onClick={() => setOpened('write')}>
          <Star size={16} aria-hidden="true" />
          <FormattedMessage id="review.write" />
        </Button>
      ) : (
        <Button onClick={() => setOpened('read')}>
          <Star size={16} aria-hidden="true" />
          <FormattedMessage id="reviews.title" />
        </Button>
      )}
      {opened === 'write' && <WriteReviewDialog request={request} onWritten={onWritten} onClose={close} />}
      {opened === 'read' && <ReviewsDialog request={request} onClose={close} />}
    </>
  )
}
