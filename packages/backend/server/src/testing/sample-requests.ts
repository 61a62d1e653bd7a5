import {
  FILTER,
  FLAT,
  FLAT_REVIEW,
  HELP,
  PLACE,
  PROFILE,
  REASON,
  REQUEST,
  SEARCH,
  SIGNATURE,
  TENANCY,
  TENANT_REVIEW,
} from './sample-bodies.ts'
import { ADMIN_SAMPLES } from './sample-admin-requests.ts'
import { TELEMETRY_SAMPLES } from './sample-telemetry-requests.ts'
import { MESSAGE_SAMPLES } from './sample-message-requests.ts'
import { PAYMENT_SAMPLES } from './sample-payment-requests.ts'
import { REPORT_SAMPLES } from './sample-report-requests.ts'
import type { SampleRequest } from './sample-request.ts'

/** By the name of the call. */
export const SAMPLE_REQUESTS: Record<string, SampleRequest> = {
  getFlat: { by: 'landlord', address: (id) => `/flat/${id.flat}` },
  listFlats: { by: 'landlord' },
  getNewFlats: { by: 'landlord' },
  listPublishedFlats: { by: 'landlord', address: () => '/flat/published?page=0' },
  searchFlatsByTerm: { by: 'landlord', address: () => '/flat/search/Berlin' },
  searchFlats: { by: 'landlord', body: () => FILTER },
  countOptions: { by: 'landlord', body: () => FILTER },
  getUsualPrice: { by: 'landlord', address: () => '/flat/usualPrice?city=Berlin' },
  getFlatProperties: { by: 'landlord' },
  getBookingProperties: { by: 'landlord' },
  getUserProperties: { by: 'landlord' },
  getSampleContract: { by: 'landlord', address: () => '/booking/getSampleContract?language=en' },
  checkPlace: {
    by: 'landlord',
    address: () => '/flat/checkPlace?postcode=10119&city=Berlin&countryCode=DE',
  },
  listPlaces: { by: 'landlord', address: () => '/place/list?term=Berlin' },
  listFlatReviews: { by: 'landlord', address: (id) => `/flat/${id.flat}/reviews` },
  needHelp: { by: 'landlord', body: (id) => ({ ...HELP, flatId: id.flat, bookingId: id.waiting }) },

  hello: { by: 'landlord' },
  listOwnFlats: { by: 'landlord' },
  listFavourites: {
    by: 'landlord',
    address: () => '/user/api/favorite/list?startDate=2027-08-01&endDate=2027-10-31&months=3&flexDays=7',
  },
  addFavourite: { by: 'landlord', address: (id) => `/user/api/favorite/add?flatId=${id.flat}` },
  removeFavourite: { by: 'landlord', address: (id) => `/user/api/favorite/remove?flatId=${id.flat}` },
  hasRequiredUserdata: { by: 'landlord', address: () => '/user/api/hasRequiredUserdata?role=TENANT' },
  getProfile: { by: 'landlord' },
  changeProfile: { by: 'landlord', body: () => PROFILE },
  getOwnProperties: { by: 'landlord' },
  exportOwnData: { by: 'landlord' },
  deleteAccount: { by: 'admin' },
  saveSearch: { by: 'landlord', body: () => SEARCH },
  getDemand: { by: 'landlord', address: () => '/flat/api/demand?place=Berlin&place=Pankow' },
  listSavedSearches: { by: 'landlord' },
  removeSavedSearch: { by: 'tenant', address: (id) => `/user/api/savedSearch/remove/${id.savedSearch}` },
  listSavedReplies: { by: 'landlord' },
  saveReply: { by: 'landlord', body: () => ({ text: 'Yes, there is a lift.' }) },
  removeSavedReply: { by: 'landlord', address: (id) => `/booking/api/savedReply/remove/${id.savedReply}` },
  createFlat: { by: 'landlord', body: () => FLAT },
  validateAddress: { by: 'landlord', body: () => PLACE },

  getFlatForEditing: { by: 'landlord', address: (id) => `/flat/api/${id.flat}` },
  editFlat: { by: 'landlord', body: (id) => ({ id: id.draft, version: 1, ...FLAT }) },
  updateFlatStatus: {
    by: 'landlord',
    address: (id) => `/flat/api/updateStatus/${id.flat}?flatStatus=INACTIVE`,
    body: () => REASON,
  },
  removeFlat: { by: 'landlord', address: (id) => `/flat/api/remove/${id.flat}`, body: () => REASON },
  uploadImage: {
    by: 'landlord',
    address: (id) => `/flat/api/image/upload/${id.flat}`,
    file: () => 'no picture',
  },
  setMainImage: {
    by: 'landlord',
    address: (id) => `/flat/api/image/setMainImage/${id.flat}`,
    body: (id) => ({ imageId: id.image }),
  },
  removeImages: {
    by: 'landlord',
    address: (id) => `/flat/api/image/remove/${id.draft}?imageIdList=${id.draftImage}`,
  },
  setImageRank: {
    by: 'landlord',
    address: (id) => `/flat/api/image/setImageRank/${id.flat}?imageId=${id.image}&rank=0`,
  },
  setSortedImages: {
    by: 'landlord',
    address: (id) => `/flat/api/image/setSortedImages/${id.flat}?imageIdList=${id.image}`,
  },

  listBlockedPeriods: { by: 'landlord', address: (id) => `/flat/api/blockedPeriod/list/${id.flat}` },
  listOwnBlockedPeriods: {
    by: 'landlord',
    address: () => '/flat/api/blockedPeriod/listOwn?from=2027-08-01&months=3',
  },
  createBlockedPeriod: {
    by: 'landlord',
    address: (id) => `/flat/api/blockedPeriod/create/${id.flat}`,
    body: () => ({ blockedFrom: '2028-03-01', blockedTo: '2028-03-02', note: 'Painter' }),
  },
  noteBlockedPeriod: {
    by: 'landlord',
    address: (id) => `/flat/api/blockedPeriod/note/${id.blocked}`,
    body: () => ({ note: 'Painter' }),
  },
  removeBlockedPeriod: { by: 'landlord', address: (id) => `/flat/api/blockedPeriod/remove/${id.blocked}` },
  confirmCalendar: { by: 'landlord', address: (id) => `/flat/api/blockedPeriod/confirm/${id.flat}` },
  addCalendar: {
    by: 'landlord',
    address: (id) =>
      `/flat/api/blockedPeriod/calendar/add?flatId=${id.flat}&calendarUrl=http://127.0.0.1/x.ics`,
  },
  getCalendar: { by: 'landlord', address: (id) => `/flat/api/blockedPeriod/calendar?flatId=${id.flat}` },
  renameCalendar: {
    by: 'landlord',
    address: (id) => `/flat/api/blockedPeriod/calendar/rename/${id.calendar}`,
    body: () => ({ name: 'Airbnb' }),
  },
  removeCalendar: {
    by: 'landlord',
    address: (id) => `/flat/api/blockedPeriod/calendar/remove?flatId=${id.flat}&calendarId=${id.calendar}`,
  },
  renewFeed: {
    by: 'landlord',
    address: (id) => `/flat/api/blockedPeriod/calendar/renewFeed?flatId=${id.flat}`,
  },

  requestBooking: {
    by: 'admin',
    address: (id) => `/booking/api/new/${id.flat}?startDate=2027-08-01&endDate=2027-09-30`,
    body: () => REQUEST,
  },
  listTenantBookings: { by: 'landlord' },
  listLandlordBookings: { by: 'landlord' },
  readRevision: { by: 'tenant' },
  countOpenTenantRequests: { by: 'landlord' },
  countOpenLandlordRequests: { by: 'landlord' },
  listFlatBookings: { by: 'landlord', address: (id) => `/booking/api/flat/${id.flat}/list` },
  countOpenFlatRequests: { by: 'landlord', address: (id) => `/booking/api/flat/${id.flat}/openRequestCount` },
  countFlatRequests: { by: 'landlord', address: (id) => `/booking/api/flat/${id.flat}/requestCount` },
  landlordApprove: {
    by: 'landlord',
    address: (id) => `/booking/api/${id.asked}/landlordApprove/?approved=true`,
    body: () => REASON,
  },
  tenantApprove: {
    by: 'tenant',
    address: (id) => `/booking/api/${id.approved}/tenantApprove/?approved=true`,
    body: () => REASON,
  },
  cancelBooking: { by: 'landlord', address: (id) => `/booking/api/${id.waiting}/cancel`, body: () => REASON },
  chooseContractType: {
    by: 'landlord',
    address: (id) => `/booking/api/${id.waiting}/chooseContractType?contractType=PARTNER_CONTRACT`,
    body: () => TENANCY,
  },
  signContract: {
    by: 'landlord',
    address: (id) => `/booking/api/${id.waiting}/signContract?signed=true`,
    body: () => SIGNATURE,
  },
  downloadAttachment: {
    by: 'landlord',
    address: (id) => `/booking/api/${id.waiting}/attachment/${id.attachment}`,
  },
  readBookingReviews: { by: 'landlord', address: (id) => `/booking/api/${id.over}/reviews` },
  listTenantReviews: { by: 'landlord', address: (id) => `/booking/api/${id.asked}/tenantReviews` },
  reviewFlat: {
    by: 'tenant',
    address: (id) => `/booking/api/${id.over}/flatReview`,
    body: () => FLAT_REVIEW,
  },
  reviewTenant: {
    by: 'landlord',
    address: (id) => `/booking/api/${id.over}/tenantReview`,
    body: () => TENANT_REVIEW,
  },
  replyToReview: {
    by: 'landlord',
    address: (id) => `/booking/api/review/${id.flatReview}/reply`,
    body: () => ({ text: 'Come again!' }),
  },
  ...MESSAGE_SAMPLES,
  ...REPORT_SAMPLES,
  countOpenInvoices: { by: 'landlord', address: (id) => `/booking/api/invoice/openCount?flatId=${id.flat}` },
  listInvoices: { by: 'landlord', address: () => '/booking/api/invoice/list?filter=ALL' },
  ...PAYMENT_SAMPLES,
  downloadCreditNote: { by: 'landlord', address: (id) => `/booking/api/invoice/${id.credited}/creditNote` },
  downloadInvoice: { by: 'landlord', address: (id) => `/booking/api/invoice/${id.invoice}/pdf` },

  ...ADMIN_SAMPLES,
  ...TELEMETRY_SAMPLES,
}
