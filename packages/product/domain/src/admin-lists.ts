import { MAX_REASON_LENGTH } from './limits.ts'

/** How many rows a page of the back office has. */
export const ADMIN_PAGE_SIZES = [25, 50, 100] as const
export type AdminPageSize = (typeof ADMIN_PAGE_SIZES)[number]

export const SORT_DIRECTIONS = ['asc', 'desc'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

/** The columns that each list of the back office can be sorted by. Every one of them is a field of its rows. */
export const ADMIN_SORTS = {
  flats: [
    'id',
    'title',
    'owner',
    'city',
    'type',
    'size',
    'price',
    'deposit',
    'status',
    'score',
    'requests',
    'created',
    'published',
  ],
  bookings: [
    'id',
    'flat',
    'landlord',
    'tenant',
    'startDate',
    'endDate',
    'total',
    'contractType',
    'status',
    'expiresAt',
    'lastActivity',
    'created',
  ],
  users: [
    'name',
    'email',
    'verified',
    'city',
    'flats',
    'requests',
    'bookings',
    'commercial',
    'lastLogin',
    'status',
    'created',
  ],
  invoices: [
    'id',
    'number',
    'booking',
    'recipient',
    'issued',
    'due',
    'paid',
    'net',
    'vat',
    'gross',
    'status',
  ],
  flatReviews: ['id', 'flat', 'author', 'rating', 'status', 'created'],
  tenantReviews: ['id', 'flat', 'tenant', 'author', 'rating', 'status', 'created'],
  searches: ['id', 'time', 'locale', 'place', 'resultCount', 'duration', 'source'],
  helpRequests: ['id', 'time', 'reference', 'topic', 'email', 'name', 'locale', 'status', 'closed'],
  audit: ['id', 'time', 'admin', 'action', 'subjectType', 'subjectId'],
} as const
export type AdminListName = keyof typeof ADMIN_SORTS

/** Where a search came from: a place and filters, the map that was moved, or nothing but words. */
export const SEARCH_SOURCES = ['FILTER', 'MAP', 'TERM'] as const
export type SearchSource = (typeof SEARCH_SOURCES)[number]

export const USER_STATUSES = ['ACTIVE', 'BLOCKED'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** What administrators do that is written down for ever. */
export const AUDIT_ACTIONS = [
  'FLAT_STATUS_CHANGED',
  'FLAT_REMOVED',
  'BOOKING_CANCELED',
  'CONTRACT_CHOSEN',
  'ATTACHMENT_REPLACED',
  'USER_BLOCKED',
  'USER_UNBLOCKED',
  'REVIEW_HIDDEN',
  'REVIEW_SHOWN',
  'INVOICE_CLOSED',
  'HELP_REQUEST_CLOSED',
  'HELP_REQUEST_REOPENED',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_SUBJECTS = ['FLAT', 'BOOKING', 'USER', 'REVIEW', 'INVOICE', 'HELP_REQUEST'] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** Why an administrator does something. Both ends allowed. */
export const ADMIN_REASON_LIMITS = { min: 3, max: MAX_REASON_LENGTH } as const
