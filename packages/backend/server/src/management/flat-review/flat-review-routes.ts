import { getFlatReview } from '@domizil/api'
import { flatReviewCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { FlatReviewService } from './flat-review-service.ts'

export function addFlatReviewRoutes(
  app: FastifyInstance,
  { flatReviews }: { flatReviews: FlatReviewService },
): void {
  registerUserCall(app, getFlatReview, flatReviewCalls.getFlatReview, (actor, { params }) =>
    flatReviews.get(actor, params.id),
  )
}
