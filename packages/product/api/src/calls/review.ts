import { call } from '../call.ts'
import type * as schema from '../schemas/review-calls.ts'

/** The last 200: a stay is a month at least. */
export const listFlatReviews = call<typeof schema.listFlatReviews>('GET', '/flat/:id/reviews')
export const readBookingReviews = call<typeof schema.readBookingReviews>('GET', '/booking/api/:id/reviews')
/** The last 200. */
export const listTenantReviews = call<typeof schema.listTenantReviews>(
  'GET',
  '/booking/api/:id/tenantReviews',
)
export const reviewFlat = call<typeof schema.reviewFlat>('POST', '/booking/api/:id/flatReview')
export const reviewTenant = call<typeof schema.reviewTenant>('POST', '/booking/api/:id/tenantReview')
export const replyToReview = call<typeof schema.replyToReview>('POST', '/booking/api/review/:id/reply')
export const hideReview = call<typeof schema.hideReview>('POST', '/admin/api/review/:id/hide')
export const showReview = call<typeof schema.showReview>('POST', '/admin/api/review/:id/show')
