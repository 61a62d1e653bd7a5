import { defineRoom } from '../../foundation/kernel/index.ts'
import { createListingReviewService } from './listing-review-service.ts'
import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { addListingReviewRoutes } from './listing-review-routes.ts'
import { refuse } from './listing-review-refusals.ts'

/** The second look at listings that have changed since their review. */
export const listingReviewRoom = defineRoom({
  services: { listingReviews: createListingReviewService },
  routes: [addListingReviewRoutes],
  jobs: ({ listingReviews }): Record<string, JobType> => ({
    FORGET_UNDONE_LISTINGS: { everySeconds: SECONDS_PER_DAY, handle: () => listingReviews.purgeUndone() },
  }),
  refusals: refuse.table,
})
