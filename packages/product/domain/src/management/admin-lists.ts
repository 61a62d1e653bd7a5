import { MAX_REASON_LENGTH } from '../limits.ts'

/** The page sizes of the back office, in rows. */
export const ADMIN_PAGE_SIZES = [25, 50, 100] as const
export type AdminPageSize = (typeof ADMIN_PAGE_SIZES)[number]

/** The kinds of files that a whole list is downloaded as. */
export const ADMIN_FILES = ['csv', 'json'] as const
export type AdminFile = (typeof ADMIN_FILES)[number]

/** The directions of sorting. */
export const SORT_DIRECTIONS = ['asc', 'desc'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

/** The lists of the back office. */
export const ADMIN_LIST_NAMES = [
  'flats',
  'bookings',
  'users',
  'invoices',
  'flatReviews',
  'tenantReviews',
  'searches',
  'demand',
  'helpRequests',
  'reports',
  'mails',
  'audit',
] as const
export type AdminListName = (typeof ADMIN_LIST_NAMES)[number]

/** The kind of a search: by place and filters, by moving the map, or by text. */
export const SEARCH_SOURCES = ['FILTER', 'MAP', 'TERM'] as const
export type SearchSource = (typeof SEARCH_SOURCES)[number]

/** The status of a user. */
export const USER_STATUSES = ['ACTIVE', 'BLOCKED'] as const

/** What has become of a mail. KEPT: there is no mail server, or no mailbox at the address. */
export const MAIL_STATUSES = ['WAITING', 'SENT', 'FAILED', 'KEPT'] as const

/** The actions of administrators in the audit log. */
export const AUDIT_ACTIONS = [
  'FLAT_STATUS_CHANGED',
  'FLAT_REMOVED',
  'FLAT_CHANGES_ACCEPTED',
  'FLAT_CHANGES_UNDONE',
  'BOOKING_CANCELED',
  'CONTRACT_CHOSEN',
  'ATTACHMENT_REPLACED',
  'USER_BLOCKED',
  'USER_UNBLOCKED',
  'USER_WRITTEN_TO',
  'REVIEW_HIDDEN',
  'REVIEW_SHOWN',
  'INVOICE_CLOSED',
  'INVOICE_CREDITED',
  'HELP_REQUEST_CLOSED',
  'HELP_REQUEST_REOPENED',
  'BANK_ACCOUNT_CHANGED',
  'BANK_ACCOUNT_READ',
  'REPORT_DECIDED',
  'MESSAGE_HIDDEN',
  'MESSAGE_SHOWN',
  'MAIL_READ',
  'LIST_EXPORTED',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** The kinds of entities in the audit log. */
export const AUDIT_SUBJECTS = [
  'FLAT',
  'BOOKING',
  'USER',
  'REVIEW',
  'INVOICE',
  'HELP_REQUEST',
  'REPORT',
  'MESSAGE',
  'LIST',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** What the search over the whole back office finds, in the order in which it is shown. */
export const ADMIN_FINDS = [
  'USER',
  'FLAT',
  'BOOKING',
  'INVOICE',
  'HELP_REQUEST',
  'REPORT',
] as const satisfies AuditSubject[]
export type AdminFindKind = (typeof ADMIN_FINDS)[number]

/** The length of an administrator's reason, both ends included. */
export const ADMIN_REASON_LIMITS = { min: 3, max: MAX_REASON_LENGTH } as const
