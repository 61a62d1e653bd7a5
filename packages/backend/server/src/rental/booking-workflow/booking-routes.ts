import {
  landlordApprove,
  tenantApprove,
  cancelBooking,
  countFlatRequests,
  countOpenFlatRequests,
  countOpenLandlordRequests,
  countOpenTenantRequests,
  listFlatBookings,
  listLandlordBookings,
  listTenantBookings,
  requestBooking,
} from '@domizil/api'
import { bookingCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { allowMissingBody, named, registerUserCall } from '../../infrastructure/http/index.ts'
import type { BookingListService } from '../booking-view/index.ts'
import type { BookingService } from './booking-service.ts'
import { idempotencyKeyOf } from '../../infrastructure/idempotency/index.ts'
import type { RequestService } from './request-service.ts'

interface BookingServices {
  requests: RequestService
  bookings: BookingService
  bookingLists: BookingListService
}

export function addBookingRoutes(app: FastifyInstance, services: BookingServices): void {
  registerUserCall(
    app,
    requestBooking,
    bookingCalls.requestBooking,
    (actor, { params, query, body }, { request }) =>
      services.requests.request(actor, {
        ...query,
        ...params,
        details: body,
        idempotencyKey: idempotencyKeyOf(request),
      }),
  )
  app.register(named('bookings', async (calls) => addAnswers(calls, services)))
  addLists(app, services)
}

function addAnswers(app: FastifyInstance, { bookings }: BookingServices): void {
  allowMissingBody(app)
  registerUserCall(app, landlordApprove, bookingCalls.landlordApprove, (actor, { params, query, body }) =>
    bookings.landlordApprove(actor, params.id, { ...query, reason: body?.reason }),
  )
  registerUserCall(app, tenantApprove, bookingCalls.tenantApprove, (actor, { params, query, body }) =>
    bookings.tenantApprove(actor, params.id, { ...query, reason: body?.reason }),
  )
  registerUserCall(app, cancelBooking, bookingCalls.cancelBooking, (actor, { params, body }) =>
    bookings.cancel(actor, params.id, body?.reason),
  )
}

function addLists(app: FastifyInstance, { bookingLists }: BookingServices): void {
  registerUserCall(app, listTenantBookings, bookingCalls.listTenantBookings, (actor) =>
    bookingLists.listOfTenant(actor),
  )
  registerUserCall(app, listLandlordBookings, bookingCalls.listLandlordBookings, (actor) =>
    bookingLists.listOfLandlord(actor),
  )
  registerUserCall(app, listFlatBookings, bookingCalls.listFlatBookings, (actor, { params }) =>
    bookingLists.listOfFlat(actor, params.flatId),
  )
  registerUserCall(app, countOpenTenantRequests, bookingCalls.countOpenTenantRequests, (actor) =>
    bookingLists.countTenantActions(actor),
  )
  registerUserCall(app, countOpenLandlordRequests, bookingCalls.countOpenLandlordRequests, (actor) =>
    bookingLists.countLandlordActions(actor),
  )
  registerUserCall(app, countOpenFlatRequests, bookingCalls.countOpenFlatRequests, (actor, { params }) =>
    bookingLists.countFlatActions(actor, params.flatId),
  )
  registerUserCall(app, countFlatRequests, bookingCalls.countFlatRequests, (actor, { params }) =>
    bookingLists.countOfFlat(actor, params.flatId),
  )
}
