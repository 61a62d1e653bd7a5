import { adminCalls } from '@domizil/api/schemas'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createListingReviewService } from './listing-review-service.ts'
import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { refuse } from './listing-review-refusals.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

/** The second look at listings that have changed since their review. */
export const listingReviewRoom = defineRoom({
  services: { listingReviews: createListingReviewService },
  routes: (app, { listingReviews }) => {
    registerUserCalls(app, adminCalls, {
      getListingChanges: (actor, { params }) => listingReviews.changes(actor, params.id),
      acceptListingChanges: (actor, { params, body }) => listingReviews.accept(actor, { ...params, ...body }),
      undoListingChanges: (actor, { params, body }) =>
        listingReviews.undo(actor, { ...params, ...body }, body.reason),
    })
  },
  jobs: ({ listingReviews }): Record<string, JobType> => ({
    FORGET_UNDONE_LISTINGS: { everySeconds: SECONDS_PER_DAY, handle: () => listingReviews.purgeUndone() },
  }),
  refusals: refuse.table,
})
