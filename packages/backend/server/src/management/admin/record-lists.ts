import type { AdminList } from './list-shape.ts'
import { MAIL_LIST } from './mail-list.ts'
import { withoutContacts } from './present-row.ts'
import { AUDIT_KEYS, DEMAND_KEYS, HELP_REQUEST_KEYS } from './record-keys-repository.ts'
import { REPORT_LIST } from './report-list.ts'
import { auditRows, DEMAND_ROWS, HELP_REQUEST_ROWS } from './rows-repository.ts'

/** The lists of what was said and done. */
export const RECORD_LISTS = {
  demand: {
    rows: () => DEMAND_ROWS,
    keys: () => DEMAND_KEYS,
    filled: ['id', 'time', 'count'],
    texts: ['place'],
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
    keys: () => HELP_REQUEST_KEYS,
    filled: ['id', 'time', 'reference', 'topic', 'email', 'locale', 'status'],
    texts: ['name', 'assignee'],
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
      'assignee',
      'answered',
      'fromTeam',
    ],
    words: ['reference', 'message', 'email', 'name', 'phone'],
    filters: ['status', 'topic', 'locale'],
    personFilters: { userId: 'help' },
    day: 'time',
    dir: 'desc',
  },
  reports: REPORT_LIST,
  mails: MAIL_LIST,
  audit: {
    rows: auditRows,
    keys: () => AUDIT_KEYS,
    filled: ['id', 'time', 'action', 'subjectType', 'subjectId'],
    texts: ['admin'],
    columns: [
      'id',
      'time',
      'admin',
      'adminId',
      'action',
      'subjectType',
      'subjectId',
      'subject',
      'before',
      'after',
      'reason',
    ],
    words: ['admin', 'action', 'subject', 'reason'],
    hiddenId: 'subjectId',
    filters: ['action', 'subjectType', 'subjectId'],
    day: 'time',
    dir: 'desc',
  },
} satisfies Record<string, AdminList>
