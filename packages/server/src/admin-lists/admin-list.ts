import type { Call, CallOutput } from '@domizil/contract'
import type * as contract from '@domizil/contract'
import type { AdminListName, SortDirection } from '@domizil/domain'
import {
  AUDIT_ROWS,
  BOOKING_ROWS,
  FLAT_REVIEW_ROWS,
  FLAT_ROWS,
  INVOICE_ROWS,
  type Rows,
  SEARCH_ROWS,
  TENANT_REVIEW_ROWS,
  USER_ROWS,
} from './rows-repository.ts'

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
  audit: RowOf<typeof contract.listAuditEntries>
}

/** How a list is read: its rows, what words are looked for in, and which of its fields is its day. */
export interface AdminList {
  readonly rows: Rows
  /** The columns of a file, in order. */
  readonly columns: readonly string[]
  readonly words: readonly string[]
  readonly filters: readonly string[]
  /** What `from` and `to` are about, and what the list is sorted by unless it says otherwise. */
  readonly day: string
  readonly dir: SortDirection
}

const REVIEW_LIST = {
  words: ['flat', 'tenant', 'author', 'text', 'reply', 'hiddenReason'],
  filters: ['status'],
  day: 'created',
  dir: 'desc',
  columns: [
    'id',
    'booking',
    'flat',
    'flatId',
    'tenant',
    'author',
    'rating',
    'categories',
    'text',
    'reply',
    'status',
    'hiddenReason',
    'created',
  ],
} as const

export const ADMIN_LISTS: Readonly<Record<AdminListName, AdminList>> = {
  flats: {
    rows: FLAT_ROWS,
    columns: [
      'id',
      'image',
      'title',
      'owner',
      'ownerId',
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
      'rejectionReason',
    ],
    words: ['id', 'title', 'owner', 'city'],
    filters: ['status', 'type'],
    day: 'created',
    dir: 'desc',
  },
  bookings: {
    rows: BOOKING_ROWS,
    columns: [
      'id',
      'flat',
      'flatId',
      'landlord',
      'landlordId',
      'tenant',
      'tenantId',
      'startDate',
      'endDate',
      'total',
      'contractType',
      'status',
      'cancelReason',
      'expiresAt',
      'lastActivity',
      'created',
    ],
    words: ['id', 'flat', 'landlord', 'tenant'],
    filters: ['status', 'contractType'],
    day: 'created',
    dir: 'desc',
  },
  users: {
    rows: USER_ROWS,
    columns: [
      'id',
      'name',
      'email',
      'verified',
      'city',
      'flats',
      'requests',
      'bookings',
      'commercial',
      'lastLogin',
      'created',
      'status',
      'blockedReason',
    ],
    words: ['name', 'email', 'city', 'id'],
    filters: ['status', 'commercial', 'verified'],
    day: 'created',
    dir: 'desc',
  },
  invoices: {
    rows: INVOICE_ROWS,
    columns: [
      'id',
      'number',
      'booking',
      'recipient',
      'recipientId',
      'issued',
      'due',
      'paid',
      'net',
      'vat',
      'gross',
      'status',
    ],
    words: ['number', 'recipient', 'booking'],
    filters: ['status'],
    day: 'issued',
    dir: 'desc',
  },
  flatReviews: { rows: FLAT_REVIEW_ROWS, ...REVIEW_LIST },
  tenantReviews: { rows: TENANT_REVIEW_ROWS, ...REVIEW_LIST },
  searches: {
    rows: SEARCH_ROWS,
    columns: ['id', 'time', 'locale', 'place', 'filters', 'resultCount', 'duration', 'source'],
    words: ['place', 'filters'],
    filters: ['locale', 'source', 'empty'],
    day: 'time',
    dir: 'desc',
  },
  audit: {
    rows: AUDIT_ROWS,
    columns: [
      'id',
      'time',
      'admin',
      'adminId',
      'action',
      'subjectType',
      'subjectId',
      'before',
      'after',
      'reason',
    ],
    words: ['admin', 'action', 'subjectId', 'reason'],
    filters: ['action', 'subjectType', 'subjectId'],
    day: 'time',
    dir: 'desc',
  },
}
