import {
  hideReview,
  listFlatReviews,
  listTenantReviews,
  readBookingReviews,
  replyToReview,
  reviewFlat,
  reviewTenant,
  showReview,
} from '@domizil/api'
import { reviewCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerOpenCall, registerUserCall } from '../../infrastructure/http/index.ts'
import type { ModerationService } from './moderation-service.ts'
import type { ReviewService } from './review-service.ts'

interface ReviewServices {
  reviews: ReviewService
  moderation: ModerationService
}

export function addReviewRoutes(app: FastifyInstance, { reviews, moderation }: ReviewServices): void {
  registerOpenCall(app, listFlatReviews, reviewCalls.listFlatReviews, (actor, { params }) =>
    reviews.listOfFlat(actor, params.id),
  )
  registerUserCall(app, readBookingReviews, reviewCalls.readBookingReviews, (actor, { params }) =>
    reviews.read(actor, params.id),
  )
  registerUserCall(app, listTenantReviews, reviewCalls.listTenantReviews, (actor, { params }) =>
    reviews.listOfTenant(actor, params.id),
  )
  registerUserCall(app, reviewFlat, reviewCalls.reviewFlat, (actor, { params, body }) =>
    reviews.write(actor, params.id, 'FLAT', body),
  )
  registerUserCall(app, reviewTenant, reviewCalls.reviewTenant, (actor, { params, body }) =>
    reviews.write(actor, params.id, 'TENANT', body),
  )
  registerUserCall(app, replyToReview, reviewCalls.replyToReview, (actor, { params, body }) =>
    reviews.reply(actor, params.id, body.text),
  )
  registerUserCall(app, hideReview, reviewCalls.hideReview, (actor, { params, body }) =>
    moderation.hide(actor, params.id, body.reason),
  )
  registerUserCall(app, showReview, reviewCalls.showReview, (actor, { params, body }) =>
    moderation.show(actor, params.id, body.reason),
  )
}
