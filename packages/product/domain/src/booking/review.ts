import { addDays, type Day } from '../days/day.ts'
import { checkLength, checkNumber, type Issue } from '../issue.ts'

/** Tenants review flats, landlords review tenants. */
export const REVIEW_KINDS = ['FLAT', 'TENANT'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

/** The status of a review. */
export const REVIEW_STATUSES = ['PENDING', 'PUBLISHED', 'HIDDEN'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** The rated categories, from 1 to 5, in form order. */
export const REVIEW_CATEGORIES = {
  FLAT: ['cleanliness', 'accuracy', 'communication', 'location', 'value'],
  TENANT: ['communication', 'care', 'rules'],
} as const satisfies Record<ReviewKind, readonly string[]>

/** The limits of a review, both ends included. */
export const REVIEW_LIMITS = {
  rating: { min: 1, max: 5 },
  text: { FLAT: { min: 20, max: 1_000 }, TENANT: { min: 20, max: 500 } },
  reply: { min: 1, max: 500 },
} as const

/** The review period after the last day of a stay, in days. */
export const REVIEW_DAYS = 14

/** The first and the last day for a review: from the last day of the stay, for fourteen days. */
export function reviewDays(endDate: Day): { opensOn: Day; closesOn: Day } {
  return { opensOn: endDate, closesOn: addDays(endDate, REVIEW_DAYS) }
}

/** Whether a stay can be reviewed today. */
export function isReviewOpen(endDate: Day, today: Day): boolean {
  const { opensOn, closesOn } = reviewDays(endDate)
  return opensOn <= today && today <= closesOn
}

/** Validates a review, in form order. */
export function checkReview(
  kind: ReviewKind,
  { ratings, text }: { ratings: Readonly<Record<string, number | undefined>>; text?: string },
): Issue[] {
  return [
    ...REVIEW_CATEGORIES[kind].flatMap((category) =>
      checkNumber(category, ratings[category], REVIEW_LIMITS.rating),
    ),
    ...checkLength('text', text, REVIEW_LIMITS.text[kind]),
  ]
}

/** The mean of ratings, to one decimal; null without any. */
export function averageRating(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null
  const sum = ratings.reduce((total, rating) => total + rating, 0)

  return Math.round((sum / ratings.length) * 10) / 10
}
