import { acceptListingChanges, getListingChanges, undoListingChanges } from '@domizil/api'
import { adminCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { ListingReviewService } from './listing-review-service.ts'

export function addListingReviewRoutes(
  app: FastifyInstance,
  { listingReviews }: { listingReviews: ListingReviewService },
): void {
  registerUserCall(app, getListingChanges, adminCalls.getListingChanges, (actor, { params }) =>
    listingReviews.changes(actor, params.id),
  )
  registerUserCall(app, acceptListingChanges, adminCalls.acceptListingChanges, (actor, { params, body }) =>
    listingReviews.accept(actor, { ...params, ...body }),
  )
  registerUserCall(app, undoListingChanges, adminCalls.undoListingChanges, (actor, { params, body }) =>
    listingReviews.undo(actor, { ...params, ...body }, body.reason),
  )
}
