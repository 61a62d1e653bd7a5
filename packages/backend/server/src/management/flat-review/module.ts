import { addFlatReviewRoutes } from './flat-review-routes.ts'

export { createFlatReviewService, type FlatReviewService } from './flat-review-service.ts'

/** The review of a flat by an administrator. */
export const flatReviewModule = { routes: [addFlatReviewRoutes] }
