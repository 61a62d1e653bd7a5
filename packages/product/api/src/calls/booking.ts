import { call } from '../call.ts'
import type * as schema from '../schemas/booking-calls.ts'

export const getBookingProperties = call<typeof schema.getBookingProperties>(
  'GET',
  '/booking/getBookingProperties',
)
/** Of the cancelled bookings both lists name the last 200, of the others all. */
export const listTenantBookings = call<typeof schema.listTenantBookings>('GET', '/booking/api/tenant/list')
export const listFlatBookings = call<typeof schema.listFlatBookings>('GET', '/booking/api/flat/:flatId/list')
export const requestBooking = call<typeof schema.requestBooking>('POST', '/booking/api/new/:flatId')
export const answerAsLandlord = call<typeof schema.answerAsLandlord>(
  'POST',
  '/booking/api/:id/landlordApprove',
)
export const answerAsTenant = call<typeof schema.answerAsTenant>('POST', '/booking/api/:id/tenantApprove')
export const cancelBooking = call<typeof schema.cancelBooking>('DELETE', '/booking/api/:id/cancel')
export const chooseContractType = call<typeof schema.chooseContractType>(
  'POST',
  '/booking/api/:id/chooseContractType',
)
export const signContract = call<typeof schema.signContract>('POST', '/booking/api/:id/signContract')
export const downloadAttachment = call<typeof schema.downloadAttachment>(
  'GET',
  '/booking/api/:id/attachment/:attachmentId',
)
export const getSampleContract = call<typeof schema.getSampleContract>('GET', '/booking/getSampleContract')
export const countOpenTenantRequests = call<typeof schema.countOpenTenantRequests>(
  'GET',
  '/booking/api/tenant/openRequestCount',
)
export const countOpenLandlordRequests = call<typeof schema.countOpenLandlordRequests>(
  'GET',
  '/booking/api/flat/openRequestCount',
)
export const countOpenFlatRequests = call<typeof schema.countOpenFlatRequests>(
  'GET',
  '/booking/api/flat/:flatId/openRequestCount',
)
export const countFlatRequests = call<typeof schema.countFlatRequests>(
  'GET',
  '/booking/api/flat/:flatId/requestCount',
)
