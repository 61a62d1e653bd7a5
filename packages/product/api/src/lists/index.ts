import { AUDIT } from './audit.ts'
import { BOOKINGS } from './bookings.ts'
import { DEMAND } from './demand.ts'
import { FLATS } from './flats.ts'
import { HELP_REQUESTS } from './help-requests.ts'
import { INVOICES } from './invoices.ts'
import type { ListContract } from './list-contract.ts'
import { MAILS } from './mails.ts'
import { REPORTS } from './reports.ts'
import { FLAT_REVIEWS, TENANT_REVIEWS } from './reviews.ts'
import { SEARCHES } from './searches.ts'
import { USERS } from './users.ts'
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
export * from './list-contract.ts'
