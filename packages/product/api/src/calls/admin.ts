import { call } from '../call.ts'
import type * as schema from '../schemas/admin-calls.ts'

/** What the marketplace holds at this moment. What happened on a day is in its report. */
export const getOverview = call<typeof schema.getOverview>('GET', '/admin/api/overview')
/** The numbers of items that await an administrator. */
export const countWaiting = call<typeof schema.countWaiting>('GET', '/admin/api/waiting')
/** Replaces a booking's contract, as multipart with the file in the field `file`. It has to be signed again. */
export const updateBookingAttachment = call<typeof schema.updateBookingAttachment>(
  'POST',
  '/admin/api/updateBookingAttachment/:id',
)

/** One page of flats. With `Accept: text/csv` this and the other lists return all matching rows as a file. */
export const listAdminFlats = call<typeof schema.listAdminFlats>('GET', '/admin/api/flats')
/** A listed flat before and after its changes since the review. */
export const getListingChanges = call<typeof schema.getListingChanges>('GET', '/admin/api/flat/:id/changes')
/** Takes a changed listing as reviewed. */
export const acceptListingChanges = call<typeof schema.acceptListingChanges>(
  'POST',
  '/admin/api/flat/:id/changes/accept',
)
/** Makes a listing again what it was when it was reviewed; its landlord is sent the reason. */
export const undoListingChanges = call<typeof schema.undoListingChanges>(
  'POST',
  '/admin/api/flat/:id/changes/undo',
)
/** One page of bookings. */
export const listAdminBookings = call<typeof schema.listAdminBookings>('GET', '/admin/api/bookings')
/** One page of users. */
export const listAdminUsers = call<typeof schema.listAdminUsers>('GET', '/admin/api/users')
/** One page of invoices. */
export const listAdminInvoices = call<typeof schema.listAdminInvoices>('GET', '/admin/api/invoices')
/** One page of tenants' reviews of flats, in all statuses. */
export const listAdminFlatReviews = call<typeof schema.listAdminFlatReviews>('GET', '/admin/api/flatReviews')
/** One page of landlords' reviews of tenants, in all statuses. */
export const listAdminTenantReviews = call<typeof schema.listAdminTenantReviews>(
  'GET',
  '/admin/api/tenantReviews',
)
/** One page of logged searches, without their authors. */
export const listSearches = call<typeof schema.listSearches>('GET', '/admin/api/searches')
/** One page of what people look for and have not found, without their names and contact data. */
export const listDemand = call<typeof schema.listDemand>('GET', '/admin/api/demand')
/** One page of help requests. */
export const listHelpRequests = call<typeof schema.listHelpRequests>('GET', '/admin/api/helpRequests')
/** Marks a help request as answered. Idempotent. */
export const closeHelpRequest = call<typeof schema.closeHelpRequest>(
  'POST',
  '/admin/api/helpRequest/:id/close',
)
/** Reopens a help request. Idempotent. */
export const reopenHelpRequest = call<typeof schema.reopenHelpRequest>(
  'POST',
  '/admin/api/helpRequest/:id/reopen',
)
/** One page of the mails of the last ninety days, without their texts. */
export const listMails = call<typeof schema.listMails>('GET', '/admin/api/mails')
/** One page of the audit log: the actions of administrators, with the state before and after. */
export const listAuditEntries = call<typeof schema.listAuditEntries>('GET', '/admin/api/audit')

/** Blocks a user: deactivates the listings and ends bookings without a signature. */
export const blockUser = call<typeof schema.blockUser>('POST', '/admin/api/user/:id/block')
/** Lifts the block of a user. Listings stay deactivated. */
export const unblockUser = call<typeof schema.unblockUser>('POST', '/admin/api/user/:id/unblock')

/** The report of the last completed day; null before the first. */
export const lastReport = call<typeof schema.lastReport>('GET', '/admin/api/lastReport')
/** The daily reports of at most the last three years. */
export const allReports = call<typeof schema.allReports>('GET', '/admin/api/allReports')
