import { type Booking, listTenantReviews } from '@domizil/contract'
import { useAnswer, useDialog } from '@domizil/remote-kit'
import { Button, Dialog, Rating } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { AnswerState } from '../../lib/answer-state.tsx'
import { ReviewCard } from './review-card.tsx'
import styles from './reviews.module.css'

/** How landlords have rated the tenant who asks; opens what they have said. Nothing where nobody has. */
export function TenantRating({ request }: { request: Booking }) {
  const { isOpen, open, close } = useDialog(`tenant-${request.id}`)
  const { rating } = request.otherParty
  if (!rating) return null

  return (
    <>
      <Button size="small" variant="quiet" onClick={() => open()}>
        <Rating>
          <FormattedMessage id="tenantReviews.rating" values={rating} />
        </Rating>
      </Button>
      {isOpen && <TenantReviewsDialog request={request} onClose={close} />}
    </>
  )
}

function TenantReviewsDialog({ request, onClose }: { request: Booking; onClose: () => void }) {
  const intl = useIntl()
  const { answer, retry } = useAnswer(listTenantReviews, { params: { id: request.id } })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="tenantReviews.title" values={{ name: request.otherParty.name }} />}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
    >
      <AnswerState answer={answer} onRetry={retry}>
        {(reviews) => (
          <div className={styles.form}>
            {reviews.map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                title={review.author || <FormattedMessage id="requests.formerMember" />}
              />
            ))}
          </div>
        )}
      </AnswerState>
    </Dialog>
  )
}
