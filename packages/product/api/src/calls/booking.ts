import { call } from '../call.ts'
import type * as schema from '../schemas/booking-calls.ts'

/** The codes for forms of bookings, in display order. */
export const getBookingProperties = call<typeof schema.getBookingProperties>(
  'GET',
  '/booking/getBookingProperties',
)
/** The caller's requests as a tenant: all that are not cancelled, and the last 200 cancelled ones. */
export const listTenantBookings = call<typeof schema.listTenantBookings>('GET', '/booking/api/tenant/list')
/** The requests for an own flat, with the same limit. */
export const listFlatBookings = call<typeof schema.listFlatBookings>('GET', '/booking/api/flat/:flatId/list')
/** The requests for all of the caller's flats, with the same limit. */
export const listLandlordBookings = call<typeof schema.listLandlordBookings>(
  'GET',
  '/booking/api/landlord/list',
)
/** What differs from the answer before once bookings, messages or questions of the caller have changed. */
export const readRevision = call<typeof schema.readRevision>('GET', '/booking/api/revision')
/** Requests a booking. Idempotent with an `Idempotency-Key`. */
export const requestBooking = call<typeof schema.requestBooking>('POST', '/booking/api/new/:flatId')
/** Approves or declines a request. */
export const landlordApprove = call<typeof schema.landlordApprove>('POST', '/booking/api/:id/landlordApprove')
/** Confirms or declines an approved request. */
export const tenantApprove = call<typeof schema.tenantApprove>('POST', '/booking/api/:id/tenantApprove')
/** Cancels a booking for whichever party calls. */
export const cancelBooking = call<typeof schema.cancelBooking>('DELETE', '/booking/api/:id/cancel')
/** Offers a contract for a confirmed booking, as JSON or as multipart with the file in the field `file`. */
export const chooseContractType = call<typeof schema.chooseContractType>(
  'POST',
  '/booking/api/:id/chooseContractType',
)
/** Signs the contract, or declines to. The `documentHash` must match the current contract. */
export const signContract = call<typeof schema.signContract>('POST', '/booking/api/:id/signContract')
/** Downloads a file of a booking as one of its parties. */
export const downloadAttachment = call<typeof schema.downloadAttachment>(
  'GET',
  '/booking/api/:id/attachment/:attachmentId',
)
/** The sample contract as a PDF. */
export const getSampleContract = call<typeof schema.getSampleContract>('GET', '/booking/getSampleContract')
/** The number of the caller's pending requests as a tenant. */
export const countOpenTenantRequests = call<typeof schema.countOpenTenantRequests>(
  'GET',
  '/booking/api/tenant/openRequestCount',
)
/** The number of pending requests for the caller's flats. */
export const countOpenLandlordRequests = call<typeof schema.countOpenLandlordRequests>(
  'GET',
  '/booking/api/flat/openRequestCount',
)
/** The number of pending requests for an own flat. */
export const countOpenFlatRequests = call<typeof schema.countOpenFlatRequests>(
  'GET',
  '/booking/api/flat/:flatId/openRequestCount',
)
/** The number of all requests for an own flat. */
export const countFlatRequests = call<typeof schema.countFlatRequests>(
  'GET',
  '/booking/api/flat/:flatId/requestCount',
)
