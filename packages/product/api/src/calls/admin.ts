import { get, post } from '../call.ts'
import type * as schema from '../schemas/admin-calls.ts'

/** What the marketplace holds at this moment. What happened on a day is in its report. */
export const getOverview = get<typeof schema.getOverview>('/admin/api/overview')
/** The numbers of items that await an administrator. */
export const countWaiting = get<typeof schema.countWaiting>('/admin/api/waiting')
/** Replaces a booking's contract, as multipart with the file in the field `file`. It has to be signed again. */
export const updateBookingAttachment = post<typeof schema.updateBookingAttachment>(
  '/admin/api/updateBookingAttachment/:id',
)

/** One page of flats. With `Accept: text/csv` this and the other lists return all matching rows as a file. */
export const listAdminFlats = get<typeof schema.listAdminFlats>('/admin/api/flats')
/** A listed flat before and after its changes since the review. */
export const getListingChanges = get<typeof schema.getListingChanges>('/admin/api/flat/:id/changes')
/** Takes a changed listing as reviewed. */
export const acceptListingChanges = post<typeof schema.acceptListingChanges>(
  '/admin/api/flat/:id/changes/accept',
)
/** Makes a listing again what it was when it was reviewed; its landlord is sent the reason. */
export const undoListingChanges = post<typeof schema.undoListingChanges>('/admin/api/flat/:id/changes/undo')
/** One page of bookings. */
export const listAdminBookings = get<typeof schema.listAdminBookings>('/admin/api/bookings')
/** One page of users. */
export const listAdminUsers = get<typeof schema.listAdminUsers>('/admin/api/users')
/** One page of invoices. */
export const listAdminInvoices = get<typeof schema.listAdminInvoices>('/admin/api/invoices')
/** One page of tenants' reviews of flats, in all statuses. */
export const listAdminFlatReviews = get<typeof schema.listAdminFlatReviews>('/admin/api/flatReviews')
/** One page of landlords' reviews of tenants, in all statuses. */
export const listAdminTenantReviews = get<typeof schema.listAdminTenantReviews>('/admin/api/tenantReviews')
/** One page of logged searches, without their authors. */
export const listSearches = get<typeof schema.listSearches>('/admin/api/searches')
/** One page of what people look for and have not found, without their names and contact data. */
export const listDemand = get<typeof schema.listDemand>('/admin/api/demand')
/** One page of help requests. */
export const listHelpRequests = get<typeof schema.listHelpRequests>('/admin/api/helpRequests')
/** Marks a help request as answered. Idempotent. */
export const closeHelpRequest = post<typeof schema.closeHelpRequest>('/admin/api/helpRequest/:id/close')
/** Reopens a help request. Idempotent. */
export const reopenHelpRequest = post<typeof schema.reopenHelpRequest>('/admin/api/helpRequest/:id/reopen')
/** One page of the mails of the last ninety days, without their texts. */
export const listMails = get<typeof schema.listMails>('/admin/api/mails')
/** One page of the audit log: the actions of administrators, with the state before and after. */
export const listAuditEntries = get<typeof schema.listAuditEntries>('/admin/api/audit')

/** Blocks a user: deactivates the listings and ends bookings without a signature. */
export const blockUser = post<typeof schema.blockUser>('/admin/api/user/:id/block')
/** Lifts the block of a user. Listings stay deactivated. */
export const unblockUser = post<typeof schema.unblockUser>('/admin/api/user/:id/unblock')

/** The report of the last completed day; null before the first. */
export const lastReport = get<typeof schema.lastReport>('/admin/api/lastReport')
/** The daily reports of at most the last three years. */
export const allReports = get<typeof schema.allReports>('/admin/api/allReports')
