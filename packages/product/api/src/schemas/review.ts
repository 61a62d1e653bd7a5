import { REVIEW_CATEGORIES, REVIEW_LIMITS, REVIEW_STATUSES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Day, Id, Moment, orNull, textUpTo, wholeNumber } from './parts.ts'

const Rating = wholeNumber(REVIEW_LIMITS.rating)
const ratingsOf = <Category extends string>(categories: readonly Category[]) =>
  Type.Object(
    Object.fromEntries(categories.map((category) => [category, Rating])) as Record<Category, typeof Rating>,
  )

/** A rating of 1 to 5 for each category of a flat. */
export const FlatRatings = ratingsOf(REVIEW_CATEGORIES.FLAT)
/** A rating of 1 to 5 for each category of a tenant. */
export const TenantRatings = ratingsOf(REVIEW_CATEGORIES.TENANT)

/** A tenant's review of a flat. */
export const NewFlatReview = Type.Object({
  ratings: FlatRatings,
  text: textUpTo(REVIEW_LIMITS.text.FLAT.max),
})
/** A landlord's review of a tenant. */
export const NewTenantReview = Type.Object({
  ratings: TenantRatings,
  text: textUpTo(REVIEW_LIMITS.text.TENANT.max),
})

/** A review, as the caller may see it. */
export const Review = Type.Object({
  id: Id,
  /** The given name, or the company; empty for a deleted account. */
  author: Type.String(),
  /** Whether the caller has written it. */
  own: Type.Boolean(),
  ratings: Type.Record(Type.String(), Rating),
  rating: Type.Number(),
  text: Type.String(),
  status: Type.Enum([...REVIEW_STATUSES]),
  createdAt: Moment,
  reply: orNull(Type.String()),
  repliedAt: orNull(Moment),
})
export type Review = Static<typeof Review>

/** The summary and the reviews of a flat. */
export const FlatReviews = Type.Object({
  count: Type.Integer(),
  average: orNull(Type.Number()),
  /** The mean of each category, to one decimal. */
  categories: Type.Record(Type.String(), orNull(Type.Number())),
  items: Type.Array(Review),
})
export type FlatReviews = Static<typeof FlatReviews>

/** The two reviews of a stay, as far as the caller may see them. */
export const BookingReviews = Type.Object({
  opensOn: Day,
  closesOn: Day,
  /** Whether the caller can write a review now. */
  canWrite: Type.Boolean(),
  flatReview: orNull(Review),
  tenantReview: orNull(Review),
})
export type BookingReviews = Static<typeof BookingReviews>
