import { fieldWords, refuse } from './booking-workflow-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createRequestService, type RequestService } from './request-service.ts'
import { type BookingService, createBookingService } from './booking-service.ts'
import { END_EXPIRED_BOOKINGS, REMIND_OF_BOOKINGS } from '../booking/index.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { bookingCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { allowMissingBody, named, registerUserCalls } from '../../infrastructure/http/index.ts'
import type { BookingListService } from '../booking-view/index.ts'
import { idempotencyKeyOf } from '../../infrastructure/idempotency/index.ts'

/** The services of this room, and the lists of another. */
export interface BookingServices {
  requests: RequestService
  bookings: BookingService
  bookingLists: BookingListService
}

function addBookingRoutes(app: FastifyInstance, services: BookingServices): void {
  registerUserCalls(app, bookingCalls, {
    requestBooking: (actor, { params, query, body }, { request }) =>
      services.requests.request(actor, {
        ...query,
        ...params,
        details: body,
        idempotencyKey: idempotencyKeyOf(request),
      }),
  })
  app.register(named('bookings', async (calls) => addAnswers(calls, services)))
  addLists(app, services)
}

function addAnswers(app: FastifyInstance, { bookings }: BookingServices): void {
  allowMissingBody(app)
  registerUserCalls(app, bookingCalls, {
    landlordApprove: (actor, { params, query, body }) =>
      bookings.landlordApprove(actor, params.id, { ...query, reason: body?.reason }),
    tenantApprove: (actor, { params, query, body }) =>
      bookings.tenantApprove(actor, params.id, { ...query, reason: body?.reason }),
    cancelBooking: (actor, { params, body }) => bookings.cancel(actor, params.id, body?.reason),
  })
}

function addLists(app: FastifyInstance, { bookingLists }: BookingServices): void {
  registerUserCalls(app, bookingCalls, {
    listTenantBookings: (actor) => bookingLists.listOfTenant(actor),
    listLandlordBookings: (actor) => bookingLists.listOfLandlord(actor),
    listFlatBookings: (actor, { params }) => bookingLists.listOfFlat(actor, params.flatId),
    countOpenTenantRequests: (actor) => bookingLists.countTenantActions(actor),
    countOpenLandlordRequests: (actor) => bookingLists.countLandlordActions(actor),
    countOpenFlatRequests: (actor, { params }) => bookingLists.countFlatActions(actor, params.flatId),
    countFlatRequests: (actor, { params }) => bookingLists.countOfFlat(actor, params.flatId),
  })
}

/** Requests and their way to a booking. */
export const bookingWorkflowRoom = defineRoom({
  services: { requests: createRequestService, bookings: createBookingService },
  routes: addBookingRoutes,
  jobs: ({ bookings }): Record<string, JobType> => ({
    [END_EXPIRED_BOOKINGS]: { everySeconds: SECONDS_PER_MINUTE, handle: () => bookings.endExpired() },
    [REMIND_OF_BOOKINGS]: { everySeconds: 5 * SECONDS_PER_MINUTE, handle: () => bookings.remind() },
  }),
  fieldWords,
  refusals: refuse.table,
})
