import { call } from '../call.ts'
import type * as schema from '../schemas/admin-calls.ts'

export const getOverview = call<typeof schema.getOverview>('GET', '/admin/api/overview')
/** What waits for an administrator, as numbers. */
export const countWaiting = call<typeof schema.countWaiting>('GET', '/admin/api/waiting')
export const updateBookingAttachment = call<typeof schema.updateBookingAttachment>(
  'POST',
  '/admin/api/updateBookingAttachment/:id',
)

/** With `Accept: text/csv` the lists answer all rows of their filter as a file. */
export const listAdminFlats = call<typeof schema.listAdminFlats>('GET', '/admin/api/flats')
export const listAdminBookings = call<typeof schema.listAdminBookings>('GET', '/admin/api/bookings')
export const listAdminUsers = call<typeof schema.listAdminUsers>('GET', '/admin/api/users')
export const listAdminInvoices = call<typeof schema.listAdminInvoices>('GET', '/admin/api/invoices')
export const listAdminFlatReviews = call<typeof schema.listAdminFlatReviews>('GET', '/admin/api/flatReviews')
export const listAdminTenantReviews = call<typeof schema.listAdminTenantReviews>(
  'GET',
  '/admin/api/tenantReviews',
)
export const listSearches = call<typeof schema.listSearches>('GET', '/admin/api/searches')
/** The help inbox: what people have asked. */
export const listHelpRequests = call<typeof schema.listHelpRequests>('GET', '/admin/api/helpRequests')
export const closeHelpRequest = call<typeof schema.closeHelpRequest>(
  'POST',
  '/admin/api/helpRequest/:id/close',
)
export const reopenHelpRequest = call<typeof schema.reopenHelpRequest>(
  'POST',
  '/admin/api/helpRequest/:id/reopen',
)
/** What administrators have done, with what was before and after. */
export const listAuditEntries = call<typeof schema.listAuditEntries>('GET', '/admin/api/audit')

export const blockUser = call<typeof schema.blockUser>('POST', '/admin/api/user/:id/block')
export const unblockUser = call<typeof schema.unblockUser>('POST', '/admin/api/user/:id/unblock')

export const lastReport = call<typeof schema.lastReport>('GET', '/admin/api/lastReport')
/** Three years of them at most, the last ones. */
export const allReports = call<typeof schema.allReports>('GET', '/admin/api/allReports')
