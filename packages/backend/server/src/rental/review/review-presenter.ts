import type { FlatReviews, Review } from '@domizil/api/schemas'
import { averageRating, REVIEW_CATEGORIES } from '@domizil/domain'
import { presentReviewFigures, type ReviewFiguresRow } from '../../catalogue/flat/index.ts'
import type { Actor } from '../../foundation/kernel/index.ts'
import type { ReviewRow } from './review-repository.ts'

/** A review for readers. Its author is reduced to the given name, or the company. */
export function presentReview(review: ReviewRow, actor: Actor): Review {
  return {
    id: review.id,
    author: review.author_company ?? review.author_name ?? '',
    own: actor.id !== null && review.author_id === actor.id,
    ratings: review.ratings,
    rating: averageRating(Object.values(review.ratings)) ?? 0,
    text: review.text,
    status: review.status,
    createdAt: review.created_at.toISOString(),
    reply: review.reply,
    repliedAt: review.replied_at?.toISOString() ?? null,
  }
}

interface ReviewsView {
  /** The newest of them. */
  reviews: ReviewRow[]
  /** Of all of them, as a card and a page tell it. */
  figures: ReviewFiguresRow
  categoryMeans: Map<string, number | null>
}

/** What tenants say of a flat, and its means. */
export function presentFlatReviews(
  { reviews, figures, categoryMeans }: ReviewsView,
  actor: Actor,
): FlatReviews {
  const { rating: average, reviewCount: count } = presentReviewFigures(figures)
  const meanOf = (category: string) => [category, categoryMeans.get(category) ?? null]

  return {
    count,
    average,
    categories: Object.fromEntries(REVIEW_CATEGORIES.FLAT.map(meanOf)),
    items: reviews.map((review) => presentReview(review, actor)),
  }
}
