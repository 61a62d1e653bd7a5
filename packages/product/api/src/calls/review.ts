import { get, post } from '../call.ts'
import type * as schema from '../schemas/review-calls.ts'

/** The last 200 published reviews of a flat: a stay is at least a month. */
export const listFlatReviews = get<typeof schema.listFlatReviews>('/flat/:id/reviews')
/** Both reviews of a stay, as far as the caller may see them. */
export const readBookingReviews = get<typeof schema.readBookingReviews>('/booking/api/:id/reviews')
/** The last 200 published reviews of the tenant in a request. */
export const listTenantReviews = get<typeof schema.listTenantReviews>('/booking/api/:id/tenantReviews')
/** Reviews the flat of a stay, as its tenant. */
export const reviewFlat = post<typeof schema.reviewFlat>('/booking/api/:id/flatReview')
/** Reviews the tenant of a stay, as the landlord. */
export const reviewTenant = post<typeof schema.reviewTenant>('/booking/api/:id/tenantReview')
/** Publishes a landlord's reply to a review. */
export const replyToReview = post<typeof schema.replyToReview>('/booking/api/review/:id/reply')
/** Hides a review from the public. */
export const hideReview = post<typeof schema.hideReview>('/admin/api/review/:id/hide')
/** Shows a hidden review again. */
export const showReview = post<typeof schema.showReview>('/admin/api/review/:id/show')
