import type { Call, CallOutput } from '@domizil/api'
import type * as contract from '@domizil/api'

type RowOf<C extends Call> = CallOutput<C> extends { items: (infer Row)[] } ? Row : never

/** What a row of each list is on the wire. */
export interface AdminRows {
  flats: RowOf<typeof contract.listAdminFlats>
  bookings: RowOf<typeof contract.listAdminBookings>
  users: RowOf<typeof contract.listAdminUsers>
  invoices: RowOf<typeof contract.listAdminInvoices>
  flatReviews: RowOf<typeof contract.listAdminFlatReviews>
  tenantReviews: RowOf<typeof contract.listAdminTenantReviews>
  searches: RowOf<typeof contract.listSearches>
  demand: RowOf<typeof contract.listDemand>
  helpRequests: RowOf<typeof contract.listHelpRequests>
  reports: RowOf<typeof contract.listAdminReports>
  mails: RowOf<typeof contract.listMails>
  audit: RowOf<typeof contract.listAuditEntries>
}
