import { defineRoom } from '../../foundation/kernel/index.ts'
import { createFlatReviewService } from './flat-review-service.ts'
import { addFlatReviewRoutes } from './flat-review-routes.ts'

/** The review of a flat by an administrator. */
export const flatReviewRoom = defineRoom({
  services: { flatReviews: createFlatReviewService },
  routes: [addFlatReviewRoutes],
})
