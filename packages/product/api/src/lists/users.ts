import { USER_STATUSES } from '@domizil/domain'
import type { ListContract } from './list-contract.ts'

/** The list of users. */
export const USERS = {
  columns: {
    id: { kind: 'text', part: true },
    name: { kind: 'name', sorted: true },
    email: { kind: 'text', sorted: true },
    /** Whether the e-mail address is confirmed; null if confirmations are disabled. */
    verified: { kind: 'flag', optional: true, sorted: true, filtered: true },
    city: { kind: 'name', optional: true, sorted: true },
    flats: { kind: 'count', sorted: true },
    /** The number of requests as a tenant. */
    requests: { kind: 'count', sorted: true },
    /** The number of completed bookings, on either side. */
    bookings: { kind: 'count', sorted: true },
    commercial: { kind: 'flag', sorted: true, filtered: true },
    lastLogin: { kind: 'moment', sorted: true },
    created: { kind: 'moment', sorted: true },
    status: { kind: 'code', codes: USER_STATUSES, vocabulary: 'userStatus', sorted: true, filtered: true },
    blockedReason: { kind: 'text', optional: true, part: true },
    /** The language in which the user is sent an administrator's words. */
    locale: { kind: 'language', part: true },
  },
  day: 'created',
  dir: 'desc',
} as const satisfies ListContract
