import { type JobType, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { PUBLISH_REVIEWS, type ReviewService } from './review-service.ts'
import { addReviewRoutes } from './review-routes.ts'
import { refuse } from './review-refusals.ts'

export { createModerationService } from './moderation-service.ts'
export { createReviewService, type ReviewService } from './review-service.ts'

/** Reviews of stays. */
export const reviewModule = {
  routes: [addReviewRoutes],
  jobs: ({ reviews }: { reviews: ReviewService }): Record<string, JobType> => ({
    [PUBLISH_REVIEWS]: { everySeconds: SECONDS_PER_HOUR, handle: () => reviews.publishDue() },
  }),
  refusals: refuse.table,
}
