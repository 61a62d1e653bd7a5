import type { CallSchema } from '../call.ts'
import { ADMIN_LISTS } from '../lists.ts'
import {
  AdminBooking,
  AdminDemand,
  AdminFlat,
  AdminHelpRequest,
  AdminInvoice,
  AdminMail,
  AdminReview,
  AdminSearch,
  AdminUser,
  AuditEntry,
} from './admin-rows.ts'
import { AdminReport } from './content-report.ts'
import { listCall } from './list-schemas.ts'

export const listAdminFlats = listCall(ADMIN_LISTS.flats, AdminFlat) satisfies CallSchema
export const listAdminBookings = listCall(ADMIN_LISTS.bookings, AdminBooking) satisfies CallSchema
export const listAdminUsers = listCall(ADMIN_LISTS.users, AdminUser) satisfies CallSchema
export const listAdminInvoices = listCall(ADMIN_LISTS.invoices, AdminInvoice) satisfies CallSchema
export const listAdminFlatReviews = listCall(ADMIN_LISTS.flatReviews, AdminReview) satisfies CallSchema
export const listAdminTenantReviews = listCall(ADMIN_LISTS.tenantReviews, AdminReview) satisfies CallSchema
export const listSearches = listCall(ADMIN_LISTS.searches, AdminSearch) satisfies CallSchema
export const listDemand = listCall(ADMIN_LISTS.demand, AdminDemand) satisfies CallSchema
export const listHelpRequests = listCall(ADMIN_LISTS.helpRequests, AdminHelpRequest) satisfies CallSchema
export const listAdminReports = listCall(ADMIN_LISTS.reports, AdminReport) satisfies CallSchema
export const listMails = listCall(ADMIN_LISTS.mails, AdminMail) satisfies CallSchema
export const listAuditEntries = listCall(ADMIN_LISTS.audit, AuditEntry) satisfies CallSchema
