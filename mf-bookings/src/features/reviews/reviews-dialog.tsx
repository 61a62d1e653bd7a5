import { type Booking, type BookingReviews, readBookingReviews, type Review } from '@domizil/api'
import { formatDay } from '@domizil/domain'
import { queryOf, useQuery } from '@domizil/app-kit'
import { ReportButton } from '@domizil/flat-ui/report'
import { ModalDialog } from '@domizil/app-kit/modal'
import { Link } from '@domizil/app-kit/router'
import { flatPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { Loaded } from '../../lib/loaded.tsx'
import { ReviewCard } from './review-card.tsx'
import styles from './reviews.module.css'

interface ReviewsDialogProps {
  request: Booking
  onClose: () => void
}

/** Both reviews of a stay, as far as they are published. */
export function ReviewsDialog({ request, onClose }: ReviewsDialogProps) {
  const intl = useIntl()
  const query = useQuery(queryOf(readBookingReviews, { params: { id: request.id } }), { isLive: true })

  return (
    <ModalDialog
      onClose={onClose}
      title={<FormattedMessage id="reviews.title" />}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
    >
      <Loaded query={query}>{(reviews) => <Both request={request} reviews={reviews} />}</Loaded>
    </ModalDialog>
  )
}

function Both({ request, reviews }: { request: Booking; reviews: BookingReviews }) {
  const isTenant = request.role === 'TENANT'
  const { flatReview, tenantReview } = reviews
  const own = isTenant ? flatReview : tenantReview
  const others = isTenant ? tenantReview : flatReview
  const day = formatDay(reviews.closesOn)
  const name = request.otherParty.name || <FormattedMessage id="requests.formerMember" />

  return (
    <div className={styles.form}>
      {own ? (
        <ReviewCard review={own} title={<FormattedMessage id="reviews.own" />}>
          {own.status !== 'PUBLISHED' && (
            <p className={styles.note}>
              <FormattedMessage id={`reviews.own.${own.status}`} values={{ day }} />
            </p>
          )}
        </ReviewCard>
      ) : (
        <p className={styles.note}>
          <FormattedMessage id="reviews.ownMissing" values={{ day }} />
        </p>
      )}
      {others ? (
        <ReviewCard review={others} title={<FormattedMessage id="reviews.by" values={{ name }} />}>
          <ReplyLink request={request} review={others} />
          <ReportButton target="REVIEW" id={others.id} quote={others.text} />
        </ReviewCard>
      ) : (
        <p className={styles.note}>
          <FormattedMessage
            id={own?.status === 'PENDING' ? 'reviews.othersHidden' : 'reviews.othersMissing'}
            values={{ name, day }}
          />
        </p>
      )}
    </div>
  )
}

/** A link to the flat's page, where a landlord replies publicly, once. */
function ReplyLink({ request: { role, flat }, review: { reply } }: { request: Booking; review: Review }) {
  if (role === 'TENANT' || reply) return null

  return (
    <Link replace className={styles.link} to={flatPath(flat.id, { section: 'flat-reviews' })}>
      <FormattedMessage id="reviews.replyThere" />
    </Link>
  )
}
