import { type Queries, reviewsAsOf } from '../../foundation/tables/index.ts'

/** A user's reviews and replies, and the published reviews of the user. */
export async function reviewsOf(db: Queries, userId: string, now: Date) {
  const flats = db.selectFrom('flat').select('id').where('owner_id', '=', userId)
  const ofStay = ['id', 'booking_id', 'flat_id'] as const
  const words = ['kind', 'ratings', 'text', 'status', 'published_at', 'created_at'] as const
  return {
    reviewsWritten: await db
      .selectFrom(reviewsAsOf(now).as('review'))
      .select([...ofStay, ...words, 'hidden_reason'])
      .where('author_id', '=', userId)
      .orderBy('id')
      .execute(),
    // Until both have written neither knows the other's words.
    reviewsReceived: await db
      .selectFrom(reviewsAsOf(now).as('review'))
      .select([...ofStay, ...words])
      .where('kind', '=', 'TENANT')
      .where('tenant_id', '=', userId)
      .where('status', '=', 'PUBLISHED')
      .orderBy('id')
      .execute(),
    reviewReplies: await db
      .selectFrom(reviewsAsOf(now).as('review'))
      .select([...ofStay, 'reply', 'replied_at'])
      .where('flat_id', 'in', flats)
      .where('reply', 'is not', null)
      .orderBy('id')
      .execute(),
  }
}
