import { REVIEW_LIMITS } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { AdminReason, IdParams, textUpTo } from './parts.ts'
import { BookingReviews, FlatReviews, NewFlatReview, NewTenantReview, Review } from './review.ts'

export const listFlatReviews = { params: IdParams, response: FlatReviews } satisfies CallSchema
export const readBookingReviews = { params: IdParams, response: BookingReviews } satisfies CallSchema
/** Other landlords' reviews of the tenant in a request. */
export const listTenantReviews = { params: IdParams, response: Type.Array(Review) } satisfies CallSchema
export const reviewFlat = {
  params: IdParams,
  body: NewFlatReview,
  response: BookingReviews,
} satisfies CallSchema
export const reviewTenant = {
  params: IdParams,
  body: NewTenantReview,
  response: BookingReviews,
} satisfies CallSchema
/** The id is the review's. */
export const replyToReview = {
  params: IdParams,
  body: Type.Object({ text: textUpTo(REVIEW_LIMITS.reply.max) }),
  response: Review,
} satisfies CallSchema
export const hideReview = {
  params: IdParams,
  body: Type.Object({ reason: AdminReason }),
  response: Review,
} satisfies CallSchema
/** Shows a hidden review again. */
export const showReview = {
  params: IdParams,
  body: Type.Object({ reason: AdminReason }),
  response: Review,
} satisfies CallSchema
