import { REVIEW_DAYS, type ReviewKind } from '@domizil/domain'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Queries, ReviewTable } from '../../foundation/tables/index.ts'

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>

const withAuthor = (db: Queries) =>
  db
    .selectFrom('review')
    .leftJoin('app_user as author', 'author.id', 'review.author_id')
    .selectAll('review')
    .select([
      'author.given_name as author_name',
      sql<string | null>`CASE WHEN author.is_commercial THEN author.company_name END`.as('author_company'),
    ])

export async function findReview(db: Queries, id: number) {
  return withAuthor(db).where('review.id', '=', id).executeTakeFirst()
}

/** Both reviews of a booking, as far as they are written. */
export async function listReviewsOfBooking(db: Queries, bookingId: number): Promise<ReviewRow[]> {
  return withAuthor(db).where('review.booking_id', '=', bookingId).execute()
}

/** A stay is a month at least: these are the last sixteen years of a flat. */
const MAX_REVIEWS_LISTED = 200

/** The published reviews of a flat, or of a tenant, the newest first, 200 at most. */
export async function listPublished(
  db: Queries,
  kind: ReviewKind,
  about: { flatId: number } | { tenantId: string },
): Promise<ReviewRow[]> {
  const of = withAuthor(db).where('review.kind', '=', kind).where('review.status', '=', 'PUBLISHED')
  const own =
    'flatId' in about
      ? of.where('review.flat_id', '=', about.flatId)
      : of.where('review.tenant_id', '=', about.tenantId)

  return own
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(MAX_REVIEWS_LISTED)
    .execute()
}

/** Adds a review, unless there is one of the kind. Tells whether it did. */
export async function insertReview(trx: Queries, values: Insertable<ReviewTable>): Promise<boolean> {
  const added = await trx
    .insertInto('review')
    .values(values)
    .onConflict((conflict) => conflict.columns(['booking_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()

  return added !== undefined
}

/** Publishes what waits of a booking. */
export async function publishReviewsOf(trx: Queries, bookingId: number, now: Date): Promise<void> {
  await trx
    .updateTable('review')
    .set({ status: 'PUBLISHED', published_at: now })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'PENDING')
    .execute()
}

/** Publishes what waits although the time to review is over. */
export async function publishAllDue(db: Queries, today: string, now: Date): Promise<void> {
  await db
    .updateTable('review')
    .from('booking')
    .set({ status: 'PUBLISHED', published_at: now })
    .whereRef('booking.id', '=', 'review.booking_id')
    .where('review.status', '=', 'PENDING')
    .where(sql<boolean>`booking.end_date + ${REVIEW_DAYS}::integer < ${today}::date`)
    .execute()
}

/** The reviews that wait although the time to review is over, so many of them. */
export async function listDueReviews(
  db: Queries,
  today: string,
  { ready, limit }: { ready: RawBuilder<boolean>; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('review')
    .innerJoin('booking', 'booking.id', 'review.booking_id')
    .select('review.id')
    .where('review.status', '=', 'PENDING')
    .where(sql<boolean>`booking.end_date + ${REVIEW_DAYS}::integer < ${today}::date`)
    .where(ready)
    .orderBy('review.id')
    .limit(limit)
    .execute()

  return rows.map(({ id }) => id)
}

/** Publishes a review that waits. */
export async function publishReview(db: Queries, id: number, now: Date): Promise<void> {
  await db
    .updateTable('review')
    .set({ status: 'PUBLISHED', published_at: now })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
}

/** Adds the one reply. Tells whether there was none before. */
export async function insertReply(db: Queries, id: number, reply: string, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('review')
    .set({ reply, replied_at: now })
    .where('id', '=', id)
    .where('reply', 'is', null)
    .returning('id')
    .executeTakeFirst()

  return changed !== undefined
}

/** Locks a review: what happens to it happens one after the other. */
export async function lockReview(trx: Queries, id: number) {
  return trx.selectFrom('review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Takes a review out of sight. */
export async function hideReview(trx: Queries, id: number, reason: string): Promise<void> {
  await trx
    .updateTable('review')
    .set({ status: 'HIDDEN', hidden_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** Takes back that a review is hidden: it is as public as it was before. */
export async function showReview(trx: Queries, id: number): Promise<void> {
  await trx
    .updateTable('review')
    .set({
      status: sql`CASE WHEN published_at IS NULL THEN 'PENDING' ELSE 'PUBLISHED' END`,
      hidden_reason: null,
    })
    .where('id', '=', id)
    .execute()
}
