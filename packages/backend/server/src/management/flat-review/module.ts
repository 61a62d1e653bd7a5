import { flatReviewCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createFlatReviewService, type FlatReviewService } from './flat-review-service.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

/** The review of a flat by an administrator. */
export const flatReviewRoom = defineRoom({
  services: { flatReviews: createFlatReviewService },
  routes: [addFlatReviewRoutes],
})

function addFlatReviewRoutes(
  app: FastifyInstance,
  { flatReviews }: { flatReviews: FlatReviewService },
): void {
  registerUserCalls(app, flatReviewCalls, {
    getFlatReview: (actor, { params }) => flatReviews.get(actor, params.id),
  })
}
