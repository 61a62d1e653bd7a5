import type { BookingReviews } from '@domizil/contract/schemas'
import { checkReview, isReviewOpen, REVIEW_DAYS, type ReviewKind, reviewDays } from '@domizil/domain'
import { type BookingRow, findBooking } from '../booking/booking-repository.ts'
import { roleIn } from '../booking/booking-turn.ts'
import type { User } from '../lib/actor.ts'
import { DomainError, NotFoundError } from '../lib/errors.ts'
import type { Queries } from '../lib/queries.ts'
import { presentReview } from './review-presenter.ts'
import { listReviewsOfBooking, type ReviewRow } from './review-repository.ts'

/** What somebody says about a stay. */
export interface ReviewWish {
  ratings: Record<string, number>
  text: string
}

const AUTHOR_OF: Record<ReviewKind, 'TENANT' | 'LANDLORD'> = { FLAT: 'TENANT', TENANT: 'LANDLORD' }

/** The booking, for whom it is theirs; `NotFoundError` for everybody else. */
export async function partyOf(db: Queries, actor: User, bookingId: number): Promise<BookingRow> {
  const booking = await findBooking(db, bookingId)
  if (!booking || !roleIn(booking, actor)) throw new NotFoundError('BOOKING_NOT_FOUND')
  return booking
}

/** Refuses what is not the actor's to write, not now, or not right yet. */
export function refuseWriting(
  booking: BookingRow,
  actor: User,
  kind: ReviewKind,
  wish: ReviewWish,
  today: string,
): void {
  if (roleIn(booking, actor) !== AUTHOR_OF[kind]) throw new DomainError(403, 'NOT_YOUR_TURN')
  if (booking.status !== 'BOOKING_COMPLETED' || !isReviewOpen(booking.end_date, today)) {
    throw new DomainError(409, 'REVIEW_NOT_OPEN', { values: { days: REVIEW_DAYS } })
  }
  const issues = checkReview(kind, wish)
  if (issues.length > 0) throw new DomainError(422, 'REVIEW_INVALID', { issues })
}

/** A review as it is kept. */
export function columnsOf(booking: BookingRow, actor: User, kind: ReviewKind, wish: ReviewWish, now: Date) {
  return {
    kind,
    booking_id: booking.id,
    flat_id: booking.flat_id,
    tenant_id: booking.tenant_id,
    author_id: actor.id,
    ratings: JSON.stringify(wish.ratings),
    text: wish.text.trim(),
    created_at: now,
  }
}

/** What has been said about a stay, as far as the actor may see it. */
export async function present(
  db: Queries,
  booking: BookingRow,
  actor: User,
  today: string,
): Promise<BookingReviews> {
  const reviews = await listReviewsOfBooking(db, booking.id)
  const role = roleIn(booking, actor)
  const isOwn = ({ kind }: Pick<ReviewRow, 'kind'>) => AUTHOR_OF[kind] === role
  const isSeen = (review: ReviewRow) => isOwn(review) || review.status === 'PUBLISHED' || role === 'ADMIN'
  const seen = (kind: ReviewKind) => {
    const review = reviews.find((one) => one.kind === kind && isSeen(one))
    return review ? presentReview(review) : null
  }
  const isCompleted = booking.status === 'BOOKING_COMPLETED' && isReviewOpen(booking.end_date, today)

  return {
    ...reviewDays(booking.end_date),
    canWrite: isCompleted && role !== 'ADMIN' && !reviews.some(isOwn),
    flatReview: seen('FLAT'),
    tenantReview: seen('TENANT'),
  }
}
