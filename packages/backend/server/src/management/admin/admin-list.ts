import type { AdminListName, SortDirection } from '@domizil/domain'
import {
  bookingKeys,
  FLAT_KEYS,
  flatReviewKeys,
  invoiceKeys,
  SEARCH_KEYS,
  tenantReviewKeys,
  USER_KEYS,
} from './keys-repository.ts'
import { withoutContacts } from './present-row.ts'
import { REPORT_LIST } from './report-list.ts'
import { REVIEW_LIST } from './review-list.ts'
import {
  AUDIT_ROWS,
  bookingRows,
  DEMAND_ROWS,
  flatReviewRows,
  FLAT_ROWS,
  HELP_REQUEST_ROWS,
  invoiceRows,
  type Rows,
  SEARCH_ROWS,
  tenantReviewRows,
  USER_ROWS,
} from './rows-repository.ts'

/** How a list is read: its rows, what words are looked for in, and which of its fields is its day. */
export interface AdminList {
  readonly rows: (now: Date) => Rows
  /** What a long list is sorted, filtered and searched by instead of its rows; it has the folded `words` of each. */
  readonly keys?: (now: Date) => Rows
  /** The columns that are never empty. */
  readonly filled?: readonly string[]
  /** The numbers that name a row: one that is searched for comes first. */
  readonly numbers?: readonly string[]
  /** The columns of a file, in order. */
  readonly columns: readonly string[]
  readonly words: readonly string[]
  readonly filters: readonly string[]
  /** What `from` and `to` are about, and what the list is sorted by unless it says otherwise. */
  readonly day: string
  readonly dir: SortDirection
  /** Changes to a row before it is read it. */
  readonly shown?: (row: { message?: string | null }) => object
}

export const ADMIN_LISTS: Readonly<Record<AdminListName, AdminList>> = {
  flats: {
    rows: () => FLAT_ROWS,
    keys: () => FLAT_KEYS,
    filled: ['id', 'title', 'owner', 'city', 'status', 'score', 'requests', 'created'],
    numbers: ['id'],
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
    rows: bookingRows,
    keys: bookingKeys,
    filled: ['id', 'flat', 'landlord', 'tenant', 'startDate', 'endDate', 'total', 'status', 'created'],
    numbers: ['id'],
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
    rows: () => USER_ROWS,
    keys: () => USER_KEYS,
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
    rows: invoiceRows,
    keys: invoiceKeys,
    filled: ['id', 'number', 'booking', 'recipient', 'issued', 'due', 'net', 'vat', 'gross', 'status'],
    numbers: ['booking'],
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
  flatReviews: { rows: flatReviewRows, keys: flatReviewKeys, ...REVIEW_LIST },
  tenantReviews: { rows: tenantReviewRows, keys: tenantReviewKeys, ...REVIEW_LIST },
  searches: {
    rows: () => SEARCH_ROWS,
    keys: () => SEARCH_KEYS,
    filled: ['id', 'time', 'locale', 'resultCount', 'duration', 'source'],
    columns: ['id', 'time', 'locale', 'place', 'filters', 'resultCount', 'duration', 'source'],
    words: ['place', 'filters'],
    filters: ['locale', 'source', 'empty'],
    day: 'time',
    dir: 'desc',
  },
  demand: {
    rows: () => DEMAND_ROWS,
    columns: ['id', 'time', 'place', 'months', 'priceMax', 'rooms', 'message', 'count'],
    // Not the message: contact data in it could be found by guessing.
    words: ['place'],
    filters: [],
    day: 'time',
    dir: 'desc',
    shown: (row) => ({ ...row, message: withoutContacts(row.message ?? null) }),
  },
  helpRequests: {
    rows: () => HELP_REQUEST_ROWS,
    columns: [
      'id',
      'time',
      'reference',
      'topic',
      'message',
      'email',
      'name',
      'phone',
      'flatId',
      'bookingId',
      'pageUrl',
      'locale',
      'userId',
      'status',
      'closed',
      'closedBy',
    ],
    words: ['reference', 'message', 'email', 'name', 'phone'],
    filters: ['status', 'topic', 'locale'],
    day: 'time',
    dir: 'desc',
  },
  reports: REPORT_LIST,
  audit: {
    rows: () => AUDIT_ROWS,
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
