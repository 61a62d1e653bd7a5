import type { BookingReviews, FlatReviews, Review } from '@domizil/api/schemas'
import {
  checkLength,
  checkReview,
  isReviewOpen,
  REVIEW_DAYS,
  REVIEW_LIMITS,
  type ReviewKind,
  reviewDays,
} from '@domizil/domain'
import { sql } from 'kysely'
import {
  findCategoryMeans,
  findFlat,
  findReviewFigures,
  flatNotFound,
  maySee,
} from '../../catalogue/flat/index.ts'
import { type Actor, type Clock, dayOf, type Log, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { type JobResult, processEach } from '../../infrastructure/job/index.ts'
import {
  type BookingRow,
  bookingNotFound,
  findBooking,
  lockBooking,
  notYourTurn,
  roleIn,
} from '../booking/index.ts'
import { presentFlatReviews, presentReview } from './review-presenter.ts'
import { refuse } from './review-refusals.ts'
import {
  findReview,
  insertReply,
  insertReview,
  listDueReviews,
  listPublished,
  listReviewsOfBooking,
  publishReview,
  publishReviewsOf,
  type ReviewRow,
} from './review-repository.ts'

/** A review of a stay, as written. */
interface ReviewCommand {
  ratings: Record<string, number>
  text: string
}

const AUTHOR_OF: Record<ReviewKind, 'TENANT' | 'LANDLORD'> = { FLAT: 'TENANT', TENANT: 'LANDLORD' }

/** The kind of the timer that publishes reviews whose time is over. */
export const PUBLISH_REVIEWS = 'PUBLISH_REVIEWS'

/** Reviews of both parties: neither sees the other's before both are published, together or at the end of the review period. */
export function createReviewService(dependencies: { db: Database; clock: Clock; log: Log }) {
  const { db, clock } = dependencies

  const publishDue = (): Promise<JobResult> =>
    processEach(dependencies, {
      kind: PUBLISH_REVIEWS,
      list: (due, now) => listDueReviews(db, now, due),
      key: sql.ref('review.id'),
      keyOf: (id) => id,
      process: (id, now) => publishReview(db, id, now),
    })

  return {
    /**
     * The published reviews of a flat.
     *
     * @throws {DomainError} 404 if there is no such flat, or it is not to be seen.
     */
    async listOfFlat(actor: Actor, flatId: number): Promise<FlatReviews> {
      const flat = await findFlat(db, flatId)
      if (!flat || !maySee(actor, flat, [])) throw flatNotFound()

      const now = clock()
      const [reviews, figures, categoryMeans] = await Promise.all([
        listPublished(db, { flatId }, now),
        findReviewFigures(db, flatId, now),
        findCategoryMeans(db, flatId, now),
      ])
      return presentFlatReviews({ reviews, figures, categoryMeans }, actor)
    },

    /**
     * The published reviews of the tenant who requests the actor's flat.
     *
     * @throws {DomainError} 404 unless the booking is a request for one's own flat that has not been cancelled.
     */
    async listOfTenant(actor: User, bookingId: number): Promise<Review[]> {
      const now = clock()
      const booking = await findBooking(db, bookingId, now)
      const isAsked = booking?.owner_id === actor.id && booking.status !== 'BOOKING_CANCELED'
      if (!booking || !(isAsked || actor.isAdmin)) throw bookingNotFound()

      const reviews = await listPublished(db, { tenantId: booking.tenant_id }, now)
      return reviews.map((review) => presentReview(review, actor))
    },

    /** The reviews of a stay: the actor's own, and the other party's once it is published. */
    async read(actor: User, bookingId: number): Promise<BookingReviews> {
      const now = clock()
      return present(db, await partyOf(db, actor, bookingId, now), actor, now)
    },

    /**
     * Reviews a stay. The second review of a stay publishes both.
     *
     * @throws {DomainError} 404 for a booking of others.
     * @throws {DomainError} NOT_YOUR_TURN (403) for the other party's review, REVIEW_NOT_OPEN, ALREADY_REVIEWED (409),
     * REVIEW_INVALID (422).
     */
    async write(
      actor: User,
      bookingId: number,
      kind: ReviewKind,
      command: ReviewCommand,
    ): Promise<BookingReviews> {
      const now = clock()
      return db.transaction().execute(async (trx) => {
        await lockBooking(trx, bookingId, now)
        const booking = await partyOf(trx, actor, bookingId, now)
        refuseWriting(booking, actor, kind, command, dayOf(now))

        const isFirst = await insertReview(trx, columnsOf(booking, actor, kind, command, now))
        if (!isFirst) throw refuse('ALREADY_REVIEWED')
        if ((await listReviewsOfBooking(trx, bookingId, now)).length === 2)
          await publishReviewsOf(trx, bookingId, now)
        return present(trx, booking, actor, now)
      })
    },

    /**
     * Publishes the landlord's only reply to a review of the flat.
     *
     * @throws {DomainError} 404 unless it is a published review of an own flat.
     * @throws {DomainError} REVIEW_INVALID (422), ALREADY_REPLIED (409).
     */
    async reply(actor: User, id: number, text: string): Promise<Review> {
      const review = await findReview(db, id, clock())
      const flat =
        review?.kind === 'FLAT' && review.status === 'PUBLISHED' && (await findFlat(db, review.flat_id))
      if (!flat || flat.owner_id !== actor.id) throw refuse('REVIEW_NOT_FOUND')
      const issues = checkLength('text', text, REVIEW_LIMITS.reply)
      if (issues.length > 0) throw refuse('REVIEW_INVALID', { issues })

      if (!(await insertReply(db, id, text.trim(), clock()))) throw refuse('ALREADY_REPLIED')
      return reread(actor, id)
    },

    /** Publishes reviews at the end of the review period. For a timer. */
    publishDue,
  }

  async function reread(actor: User, id: number): Promise<Review> {
    const review = await findReview(db, id, clock())
    if (!review) throw refuse('REVIEW_NOT_FOUND')
    return presentReview(review, actor)
  }
}

/** @throws {DomainError} BOOKING_NOT_FOUND (404) if the actor is no party of the booking. */
async function partyOf(db: Queries, actor: User, bookingId: number, now: Date): Promise<BookingRow> {
  const booking = await findBooking(db, bookingId, now)
  if (!booking || !roleIn(booking, actor)) throw bookingNotFound()
  return booking
}

/** Refuses the other party's review, one outside the review period, and an invalid one. */
function refuseWriting(
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
function columnsOf(booking: BookingRow, actor: User, kind: ReviewKind, command: ReviewCommand, now: Date) {
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
async function present(db: Queries, booking: BookingRow, actor: User, now: Date): Promise<BookingReviews> {
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
