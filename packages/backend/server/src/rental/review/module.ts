import { reviewCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './review-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createReviewService } from './review-service.ts'
import { createModerationService } from './moderation-service.ts'
import { type JobType, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { PUBLISH_REVIEWS } from './review-service.ts'
import { registerOpenCalls, registerUserCalls } from '../../infrastructure/http/index.ts'

/** Reviews of stays. */
export const reviewRoom = defineRoom({
  services: { reviews: createReviewService, moderation: createModerationService },
  routes: (app, { reviews, moderation }) => {
    registerOpenCalls(app, reviewCalls, {
      listFlatReviews: (actor, { params }) => reviews.listOfFlat(actor, params.id),
    })
    registerUserCalls(app, reviewCalls, {
      readBookingReviews: (actor, { params }) => reviews.read(actor, params.id),
      listTenantReviews: (actor, { params }) => reviews.listOfTenant(actor, params.id),
      reviewFlat: (actor, { params, body }) => reviews.write(actor, params.id, 'FLAT', body),
      reviewTenant: (actor, { params, body }) => reviews.write(actor, params.id, 'TENANT', body),
      replyToReview: (actor, { params, body }) => reviews.reply(actor, params.id, body.text),
      hideReview: (actor, { params, body }) => moderation.hide(actor, params.id, body.reason),
      showReview: (actor, { params, body }) => moderation.show(actor, params.id, body.reason),
    })
  },
  jobs: ({ reviews }): Record<string, JobType> => ({
    [PUBLISH_REVIEWS]: { everySeconds: SECONDS_PER_HOUR, handle: () => reviews.publishDue() },
  }),
  fieldWords,
  refusals: refuse.table,
})
