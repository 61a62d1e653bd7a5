import { type Insertable, sql } from 'kysely'
import { type Queries, reviewsAsOf, type Tables } from '../../foundation/tables/index.ts'
import type { Due } from '../../infrastructure/job/index.ts'

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>

const withAuthor = (db: Queries, now: Date) =>
  db
    .selectFrom(reviewsAsOf(now).as('review'))
    .leftJoin('app_user as author', 'author.id', 'review.author_id')
    .selectAll('review')
    .select([
      'author.given_name as author_name',
      sql<string | null>`CASE WHEN author.is_commercial THEN author.company_name END`.as('author_company'),
    ])

export async function findReview(db: Queries, id: number, now: Date) {
  return withAuthor(db, now).where('review.id', '=', id).executeTakeFirst()
}

/** Both reviews of a booking, as far as they are written. */
export async function listReviewsOfBooking(db: Queries, bookingId: number, now: Date): Promise<ReviewRow[]> {
  return withAuthor(db, now).where('review.booking_id', '=', bookingId).execute()
}

/** A stay is a month at least: these are the last sixteen years of a flat. */
const MAX_REVIEWS_LISTED = 200

/** The published reviews of a flat, or of a tenant, the newest first, 200 at most. */
export async function listPublished(
  db: Queries,
  about: { flatId: number } | { tenantId: string },
  now: Date,
): Promise<ReviewRow[]> {
  const published = withAuthor(db, now).where('review.status', '=', 'PUBLISHED')
  const own =
    'flatId' in about
      ? published.where('review.kind', '=', 'FLAT').where('review.flat_id', '=', about.flatId)
      : published.where('review.kind', '=', 'TENANT').where('review.tenant_id', '=', about.tenantId)

  return own
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(MAX_REVIEWS_LISTED)
    .execute()
}

/** Adds a review, unless there is one of the kind. Tells whether it did. */
export async function insertReview(trx: Queries, values: Insertable<Tables['review']>): Promise<boolean> {
  const added = await trx
    .insertInto('review')
    .values(values)
    .onConflict((conflict) => conflict.columns(['booking_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()

  return added !== undefined
}

/** Not due or not yet published: what the row itself says is what an update has to go by. */
const isStoredPending = sql<boolean>`status = 'PENDING'`

/** Publishes what waits of a booking. */
export async function publishReviewsOf(trx: Queries, bookingId: number, now: Date): Promise<void> {
  await trx
    .updateTable('review')
    .set({ status: 'PUBLISHED', published_at: now })
    .where('booking_id', '=', bookingId)
    .where(isStoredPending)
    .execute()
}

/** The reviews to publish because the time to review is over, at most `limit` of them. */
export async function listDueReviews(db: Queries, now: Date, { ready, limit }: Due): Promise<number[]> {
  const rows = await db
    .selectFrom(reviewsAsOf(now).as('review'))
    .select('review.id')
    .where('review.is_due', '=', true)
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
    .where(isStoredPending)
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

/** Locks a review, so that decisions about it are made one after the other. */
export async function lockReview(trx: Queries, id: number, now: Date): Promise<ReviewRow | undefined> {
  await trx.selectFrom('review').select('id').where('id', '=', id).forUpdate().execute()
  return findReview(trx, id, now)
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
