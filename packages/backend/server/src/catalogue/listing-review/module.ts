import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { addListingReviewRoutes } from './listing-review-routes.ts'
import type { ListingReviewService } from './listing-review-service.ts'
import { refuse } from './listing-review-refusals.ts'

export { createListingReviewService, type ListingReviewService } from './listing-review-service.ts'

/** The second look at listings that have changed since their review. */
export const listingReviewModule = {
  routes: [addListingReviewRoutes],
  jobs: ({ listingReviews }: { listingReviews: ListingReviewService }): Record<string, JobType> => ({
    FORGET_UNDONE_LISTINGS: { everySeconds: SECONDS_PER_DAY, handle: () => listingReviews.purgeUndone() },
  }),
  refusals: refuse.table,
}
