import { get, post, remove } from '../call.ts'
import type * as schema from '../schemas/booking-calls.ts'

/** The codes for forms of bookings, in display order. */
export const getBookingProperties = get<typeof schema.getBookingProperties>('/booking/getBookingProperties')
/** The caller's requests as a tenant: all that are not cancelled, and the last 200 cancelled ones. */
export const listTenantBookings = get<typeof schema.listTenantBookings>('/booking/api/tenant/list')
/** The requests for an own flat, with the same limit. */
export const listFlatBookings = get<typeof schema.listFlatBookings>('/booking/api/flat/:flatId/list')
/** The requests for all of the caller's flats, with the same limit. */
export const listLandlordBookings = get<typeof schema.listLandlordBookings>('/booking/api/landlord/list')
/** What differs from the answer before once bookings, messages or questions of the caller have changed. */
export const readRevision = get<typeof schema.readRevision>('/booking/api/revision')
/** Requests a booking. Idempotent with an `Idempotency-Key`. */
export const requestBooking = post<typeof schema.requestBooking>('/booking/api/new/:flatId')
/** Approves or declines a request. */
export const landlordApprove = post<typeof schema.landlordApprove>('/booking/api/:id/landlordApprove')
/** Confirms or declines an approved request. */
export const tenantApprove = post<typeof schema.tenantApprove>('/booking/api/:id/tenantApprove')
/** Cancels a booking for whichever party calls. */
export const cancelBooking = remove<typeof schema.cancelBooking>('/booking/api/:id/cancel')
/** Offers a contract for a confirmed booking, as JSON or as multipart with the file in the field `file`. */
export const chooseContractType = post<typeof schema.chooseContractType>(
  '/booking/api/:id/chooseContractType',
)
/** Signs the contract, or declines to. The `documentHash` must match the current contract. */
export const signContract = post<typeof schema.signContract>('/booking/api/:id/signContract')
/** Downloads a file of a booking as one of its parties. */
export const downloadAttachment = get<typeof schema.downloadAttachment>(
  '/booking/api/:id/attachment/:attachmentId',
)
/** The sample contract as a PDF. */
export const getSampleContract = get<typeof schema.getSampleContract>('/booking/getSampleContract')
/** The number of the caller's pending requests as a tenant. */
export const countOpenTenantRequests = get<typeof schema.countOpenTenantRequests>(
  '/booking/api/tenant/openRequestCount',
)
/** The number of pending requests for the caller's flats. */
export const countOpenLandlordRequests = get<typeof schema.countOpenLandlordRequests>(
  '/booking/api/flat/openRequestCount',
)
/** The number of pending requests for an own flat. */
export const countOpenFlatRequests = get<typeof schema.countOpenFlatRequests>(
  '/booking/api/flat/:flatId/openRequestCount',
)
/** The number of all requests for an own flat. */
export const countFlatRequests = get<typeof schema.countFlatRequests>(
  '/booking/api/flat/:flatId/requestCount',
)
