import type { FlatReviews, Review } from '@domizil/contract/schemas'
import { averageRating, REVIEW_CATEGORIES } from '@domizil/domain'
import type { ReviewRow } from './review-repository.ts'

/** A review for whoever may see it. Of its author only the given name, or the company. */
export function presentReview(review: ReviewRow): Review {
  return {
    id: review.id,
    author: review.author_company ?? review.author_name ?? '',
    ratings: review.ratings,
    rating: averageRating(Object.values(review.ratings)) ?? 0,
    text: review.text,
    status: review.status,
    createdAt: review.created_at.toISOString(),
    reply: review.reply,
    repliedAt: review.replied_at?.toISOString() ?? null,
  }
}

/** What tenants say of a flat, and its means. */
export function presentFlatReviews(reviews: ReviewRow[]): FlatReviews {
  const items = reviews.map(presentReview)
  const meanOf = (category: string) =>
    averageRating(reviews.flatMap(({ ratings }) => ratings[category] ?? []))

  return {
    count: items.length,
    average: averageRating(reviews.flatMap(({ ratings }) => Object.values(ratings))),
    categories: Object.fromEntries(REVIEW_CATEGORIES.FLAT.map((category) => [category, meanOf(category)])),
    items,
  }
}
