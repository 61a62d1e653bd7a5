import { averageRating } from '@domizil/domain'
import { sql } from 'kysely'
import { type Queries, reviewsAsOf } from '../../foundation/tables/index.ts'

export interface ReviewFiguresRow {
  review_count: number
  /** Every category of every published review counts alike. */
  mean_rating: number | null
}

const OF_THE_FLAT = sql`review.flat_id = flat.id AND review.kind = 'FLAT' AND review.status = 'PUBLISHED'`

/** What the published reviews say of the flat of the outer query (`flat.id`). */
export function reviewFigures(now: Date) {
  const count = sql<number>`(SELECT count(*)::int FROM ${reviewsAsOf(now)} AS review WHERE ${OF_THE_FLAT})`
  const mean = sql<number | null>`(
    SELECT avg(rating.value::float8)
    FROM ${reviewsAsOf(now)} AS review, jsonb_each_text(review.ratings) AS rating WHERE ${OF_THE_FLAT}
  )`
  return [count.as('review_count'), mean.as('mean_rating')] as const
}

/** The mean of each category that the published reviews of a flat rate, to one decimal. */
export async function findCategoryMeans(
  db: Queries,
  flatId: number,
  now: Date,
): Promise<Map<string, number | null>> {
  const { rows } = await sql<{ category: string; mean: number }>`
    SELECT rating.key AS category, avg(rating.value::float8) AS mean
    FROM flat, ${reviewsAsOf(now)} AS review, jsonb_each_text(review.ratings) AS rating
    WHERE flat.id = ${flatId} AND ${OF_THE_FLAT} GROUP BY rating.key`.execute(db)

  return new Map(rows.map(({ category, mean }) => [category, averageRating([mean])]))
}

/** How many published reviews a flat has, and their mean. */
export async function findReviewFigures(db: Queries, flatId: number, now: Date): Promise<ReviewFiguresRow> {
  return db.selectFrom('flat').select(reviewFigures(now)).where('id', '=', flatId).executeTakeFirstOrThrow()
}

/** The figures as a card and a page tell them: the mean with one decimal. */
export function presentReviewFigures({ review_count, mean_rating }: ReviewFiguresRow) {
  return { rating: averageRating(mean_rating === null ? [] : [mean_rating]), reviewCount: review_count }
}
