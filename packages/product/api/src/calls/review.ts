import { call } from '../call.ts'
import type * as schema from '../schemas/review-calls.ts'

/** The last 200 published reviews of a flat: a stay is at least a month. */
export const listFlatReviews = call<typeof schema.listFlatReviews>('GET', '/flat/:id/reviews')
/** Both reviews of a stay, as far as the caller may see them. */
export const readBookingReviews = call<typeof schema.readBookingReviews>('GET', '/booking/api/:id/reviews')
/** The last 200 published reviews of the tenant in a request. */
export const listTenantReviews = call<typeof schema.listTenantReviews>(
  'GET',
  '/booking/api/:id/tenantReviews',
)
/** Reviews the flat of a stay, as its tenant. */
export const reviewFlat = call<typeof schema.reviewFlat>('POST', '/booking/api/:id/flatReview')
/** Reviews the tenant of a stay, as the landlord. */
export const reviewTenant = call<typeof schema.reviewTenant>('POST', '/booking/api/:id/tenantReview')
/** Publishes a landlord's reply to a review. */
export const replyToReview = call<typeof schema.replyToReview>('POST', '/booking/api/review/:id/reply')
/** Hides a review from the public. */
export const hideReview = call<typeof schema.hideReview>('POST', '/admin/api/review/:id/hide')
/** Shows a hidden review again. */
export const showReview = call<typeof schema.showReview>('POST', '/admin/api/review/:id/show')
