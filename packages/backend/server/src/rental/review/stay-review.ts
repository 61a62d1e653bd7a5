import type { BookingReviews } from '@domizil/api/schemas'
import { checkReview, isReviewOpen, REVIEW_DAYS, type ReviewKind, reviewDays } from '@domizil/domain'
import { bookingNotFound, type BookingRow, findBooking, notYourTurn, roleIn } from '../booking/index.ts'
import { dayOf, type User } from '../../foundation/kernel/index.ts'
import { refuse } from './review-refusals.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { presentReview } from './review-presenter.ts'
import { listReviewsOfBooking, type ReviewRow } from './review-repository.ts'

/** A review of a stay, as written. */
export interface ReviewCommand {
  ratings: Record<string, number>
  text: string
}

const AUTHOR_OF: Record<ReviewKind, 'TENANT' | 'LANDLORD'> = { FLAT: 'TENANT', TENANT: 'LANDLORD' }

/** @throws {DomainError} BOOKING_NOT_FOUND (404) if the actor is no party of the booking. */
export async function partyOf(db: Queries, actor: User, bookingId: number, now: Date): Promise<BookingRow> {
  const booking = await findBooking(db, bookingId, now)
  if (!booking || !roleIn(booking, actor)) throw bookingNotFound()
  return booking
}

/** Refuses the other party's review, one outside the review period, and an invalid one. */
export function refuseWriting(
  booking: BookingRow,
  actor: User,
  kind: ReviewKind,
  command: ReviewCommand,
  today: string,
): void {
  if (roleIn(booking, actor) !== AUTHOR_OF[kind]) throw notYourTurn()
  if (booking.status !== 'BOOKING_COMPLETED' || !isReviewOpen(booking.end_date, today)) {
    throw refuse('REVIEW_NOT_OPEN', { values: { days: REVIEW_DAYS } })
  }
  const issues = checkReview(kind, command)
  if (issues.length > 0) throw refuse('REVIEW_INVALID', { issues })
}

/** The stored columns of a review. */
export function columnsOf(
  booking: BookingRow,
  actor: User,
  kind: ReviewKind,
  command: ReviewCommand,
  now: Date,
) {
  return {
    kind,
    booking_id: booking.id,
    flat_id: booking.flat_id,
    tenant_id: booking.tenant_id,
    author_id: actor.id,
    ratings: JSON.stringify(command.ratings),
    text: command.text.trim(),
    created_at: now,
  }
}

/** The reviews of a stay that the actor may see. */
export async function present(
  db: Queries,
  booking: BookingRow,
  actor: User,
  now: Date,
): Promise<BookingReviews> {
  const reviews = await listReviewsOfBooking(db, booking.id, now)
  const role = roleIn(booking, actor)
  const isOwn = ({ kind }: Pick<ReviewRow, 'kind'>) => AUTHOR_OF[kind] === role
  const isSeen = (review: ReviewRow) => isOwn(review) || review.status === 'PUBLISHED' || role === 'ADMIN'
  const seen = (kind: ReviewKind) => {
    const review = reviews.find((one) => one.kind === kind && isSeen(one))
    return review ? presentReview(review, actor) : null
  }
  const isCompleted = booking.status === 'BOOKING_COMPLETED' && isReviewOpen(booking.end_date, dayOf(now))

  return {
    ...reviewDays(booking.end_date),
    canWrite: isCompleted && role !== 'ADMIN' && !reviews.some(isOwn),
    flatReview: seen('FLAT'),
    tenantReview: seen('TENANT'),
  }
}
