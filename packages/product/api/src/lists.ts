import { AUDIT } from './lists/audit.ts'
import { BOOKINGS } from './lists/bookings.ts'
import { DEMAND } from './lists/demand.ts'
import { FLATS } from './lists/flats.ts'
import { HELP_REQUESTS } from './lists/help-requests.ts'
import { INVOICES } from './lists/invoices.ts'
import type { ListContract } from './lists/list-contract.ts'
import { MAILS } from './lists/mails.ts'
import { REPORTS } from './lists/reports.ts'
import { FLAT_REVIEWS, TENANT_REVIEWS } from './lists/reviews.ts'
import { SEARCHES } from './lists/searches.ts'
import { USERS } from './lists/users.ts'
import type { AdminListName } from '@domizil/domain'

/** The lists of the back office: what a row has, and what it is sorted and filtered by. */
export const ADMIN_LISTS = {
  flats: FLATS,
  bookings: BOOKINGS,
  users: USERS,
  invoices: INVOICES,
  flatReviews: FLAT_REVIEWS,
  tenantReviews: TENANT_REVIEWS,
  searches: SEARCHES,
  demand: DEMAND,
  helpRequests: HELP_REQUESTS,
  reports: REPORTS,
  mails: MAILS,
  audit: AUDIT,
} as const satisfies Record<AdminListName, ListContract>
/** The contracts of all lists, by name. */
export type AdminLists = typeof ADMIN_LISTS
export * from './lists/list-contract.ts'
