import { flatReviewCalls } from '@domizil/api/schemas'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createFlatReviewService } from './flat-review-service.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

/** The review of a flat by an administrator. */
export const flatReviewRoom = defineRoom({
  services: { flatReviews: createFlatReviewService },
  routes: (app, { flatReviews }) => {
    registerUserCalls(app, flatReviewCalls, {
      getFlatReview: (actor, { params }) => flatReviews.get(actor, params.id),
    })
  },
})
