import { addFlatReviewRoutes } from './flat-review-routes.ts'

export { createFlatReviewService } from './flat-review-service.ts'

/** The review of a flat by an administrator. */
export const flatReviewModule = { routes: [addFlatReviewRoutes] }
