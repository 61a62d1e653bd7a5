import { type Booking, listTenantReviews } from '@domizil/api'
import { queryOf, useDialog, useQuery, useSay } from '@domizil/app-kit'
import { ReportButton } from '@domizil/flat-ui/report'
import { ModalDialog } from '@domizil/app-kit/modal'
import { Button, Rating } from '@domizil/ui/parts'
import { Loaded } from '../../lib/loaded.tsx'
import { ReviewCard } from './review-card.tsx'
import styles from './reviews.module.css'

/** The rating of the requesting tenant by landlords; opens their reviews. Nothing without any. */
export function TenantRating({ request }: { request: Booking }) {
  const say = useSay()
  const { isOpen, open, close } = useDialog(`tenant-${request.id}`)
  const { rating } = request.otherParty
  if (!rating) return null

  return (
    <>
      <Button className={styles.rating} size="small" variant="quiet" onClick={() => open()}>
        <Rating>{say('tenantReviews.rating', rating)}</Rating>
      </Button>
      {isOpen && <TenantReviewsDialog request={request} onClose={close} />}
    </>
  )
}

function TenantReviewsDialog({ request, onClose }: { request: Booking; onClose: () => void }) {
  const say = useSay()
  const query = useQuery(queryOf(listTenantReviews, { params: { id: request.id } }))

  return (
    <ModalDialog
      onClose={onClose}
      title={say('tenantReviews.title', { name: request.otherParty.name })}
      closeLabel={say('ask.close')}
    >
      <Loaded query={query}>
        {(reviews) => (
          <div className={styles.form}>
            {reviews.map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                title={review.author || say('requests.formerMember')}
              >
                {!review.own && (
                  <ReportButton target="REVIEW" id={review.id} quote={review.text} label={review.author} />
                )}
              </ReviewCard>
            ))}
          </div>
        )}
      </Loaded>
    </ModalDialog>
  )
}
