import {
  ADMIN_FILES,
  ADMIN_PAGE_SIZES,
  ADMIN_SORTS,
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  BOOKING_STATUSES,
  CONTRACT_TYPES,
  FLAT_STATUSES,
  FLAT_TYPES,
  HELP_STATUSES,
  HELP_TOPICS,
  INVOICE_STATUSES,
  LOCALES,
  MAIL_KINDS,
  MAIL_STATUSES,
  REPORT_DECISIONS,
  REPORT_GROUNDS,
  REPORT_STATUSES,
  REPORT_SUBJECTS,
  REVIEW_STATUSES,
  SEARCH_SOURCES,
  SORT_DIRECTIONS,
  USER_STATUSES,
} from '@domizil/domain'
import { type TProperties, type TSchema, Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import {
  AdminBooking,
  AdminDemand,
  AdminFlat,
  AdminHelpRequest,
  AdminInvoice,
  AdminReview,
  AdminSearch,
  AdminUser,
} from './admin-rows.ts'
import { AuditEntry } from './audit-entry.ts'
import { AdminReport } from './content-report.ts'
import { AdminMail } from './mail-calls.ts'
import { Day, lineUpTo, PersonId } from './parts.ts'

const MAX_PAGE = 1_000_000

/** Any of the codes; the parameter is repeated, or its values are separated by commas. */
const anyOf = <Code extends string>(codes: readonly Code[]) =>
  Type.Optional(Type.Array(Type.Enum([...codes]), { uniqueItems: true }))
const Flag = Type.Optional(Type.Boolean())
/** The id of a person to whom the rows belong. */
const OfPerson = Type.Optional(PersonId)

/** The parameters of every list: page, order, search text, and a range of days. */
const queryOf = <Sort extends string, Filters extends TProperties>(
  sorts: readonly Sort[],
  filters: Filters,
) =>
  Type.Object({
    page: Type.Integer({ minimum: 0, maximum: MAX_PAGE, default: 0 }),
    size: Type.Integer({ enum: [...ADMIN_PAGE_SIZES], default: ADMIN_PAGE_SIZES[0] }),
    sort: Type.Optional(Type.Enum([...sorts])),
    dir: Type.Optional(Type.Enum([...SORT_DIRECTIONS])),
    q: Type.Optional(lineUpTo(200)),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    /** All matching rows as a file, whatever the header `Accept` says. */
    file: Type.Optional(Type.Enum([...ADMIN_FILES])),
    ...filters,
  })

const pageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({
    items: Type.Array(row),
    total: Type.Integer(),
    page: Type.Integer(),
    size: Type.Integer(),
  })

const OF_REVIEWS = {
  status: anyOf(REVIEW_STATUSES),
  authorId: OfPerson,
  /** The tenant of a review of a tenant, the owner of the flat of a review of a flat. */
  aboutId: OfPerson,
}

/** With `Accept: text/csv` each of the lists returns all matching rows as a file. */
export const listAdminFlats = {
  query: queryOf(ADMIN_SORTS.flats, {
    status: anyOf(FLAT_STATUSES),
    type: anyOf(FLAT_TYPES),
    /** Whether it has changed since it was reviewed. */
    changed: Flag,
    ownerId: OfPerson,
  }),
  response: pageOf(AdminFlat),
  file: 'text/csv',
} satisfies CallSchema
export const listAdminBookings = {
  query: queryOf(ADMIN_SORTS.bookings, {
    status: anyOf(BOOKING_STATUSES),
    contractType: anyOf(CONTRACT_TYPES),
    tenantId: OfPerson,
    landlordId: OfPerson,
  }),
  response: pageOf(AdminBooking),
  file: 'text/csv',
} satisfies CallSchema
export const listAdminUsers = {
  query: queryOf(ADMIN_SORTS.users, { status: anyOf(USER_STATUSES), commercial: Flag, verified: Flag }),
  response: pageOf(AdminUser),
  file: 'text/csv',
} satisfies CallSchema
export const listAdminInvoices = {
  query: queryOf(ADMIN_SORTS.invoices, { status: anyOf(INVOICE_STATUSES), recipientId: OfPerson }),
  response: pageOf(AdminInvoice),
  file: 'text/csv',
} satisfies CallSchema
export const listAdminFlatReviews = {
  query: queryOf(ADMIN_SORTS.flatReviews, OF_REVIEWS),
  response: pageOf(AdminReview),
  file: 'text/csv',
} satisfies CallSchema
export const listAdminTenantReviews = {
  query: queryOf(ADMIN_SORTS.tenantReviews, OF_REVIEWS),
  response: pageOf(AdminReview),
  file: 'text/csv',
} satisfies CallSchema
export const listSearches = {
  query: queryOf(ADMIN_SORTS.searches, {
    locale: anyOf(LOCALES),
    source: anyOf(SEARCH_SOURCES),
    /** Only searches without results, or only those with results. */
    empty: Flag,
  }),
  response: pageOf(AdminSearch),
  file: 'text/csv',
} satisfies CallSchema
export const listDemand = {
  query: queryOf(ADMIN_SORTS.demand, {}),
  response: pageOf(AdminDemand),
  file: 'text/csv',
} satisfies CallSchema
export const listHelpRequests = {
  query: queryOf(ADMIN_SORTS.helpRequests, {
    status: anyOf(HELP_STATUSES),
    topic: anyOf(HELP_TOPICS),
    locale: anyOf(LOCALES),
    userId: OfPerson,
  }),
  response: pageOf(AdminHelpRequest),
  file: 'text/csv',
} satisfies CallSchema
export const listAdminReports = {
  query: queryOf(ADMIN_SORTS.reports, {
    status: anyOf(REPORT_STATUSES),
    subject: anyOf(REPORT_SUBJECTS),
    ground: anyOf(REPORT_GROUNDS),
    decision: anyOf(REPORT_DECISIONS),
    reporterId: OfPerson,
    affectedId: OfPerson,
  }),
  response: pageOf(AdminReport),
  file: 'text/csv',
} satisfies CallSchema
export const listMails = {
  query: queryOf(ADMIN_SORTS.mails, {
    status: anyOf(MAIL_STATUSES),
    kind: anyOf(MAIL_KINDS),
    locale: anyOf(LOCALES),
  }),
  response: pageOf(AdminMail),
  file: 'text/csv',
} satisfies CallSchema
export const listAuditEntries = {
  query: queryOf(ADMIN_SORTS.audit, {
    action: anyOf(AUDIT_ACTIONS),
    subjectType: anyOf(AUDIT_SUBJECTS),
    subjectId: Type.Optional(lineUpTo(200)),
  }),
  response: pageOf(AuditEntry),
  file: 'text/csv',
} satisfies CallSchema
