import { fieldWords, refuse } from './review-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createReviewService } from './review-service.ts'
import { createModerationService } from './moderation-service.ts'
import { type JobType, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { PUBLISH_REVIEWS } from './review-service.ts'
import { addReviewRoutes } from './review-routes.ts'

/** Reviews of stays. */
export const reviewRoom = defineRoom({
  services: { reviews: createReviewService, moderation: createModerationService },
  routes: [addReviewRoutes],
  jobs: ({ reviews }): Record<string, JobType> => ({
    [PUBLISH_REVIEWS]: { everySeconds: SECONDS_PER_HOUR, handle: () => reviews.publishDue() },
  }),
  fieldWords,
  refusals: refuse.table,
})
