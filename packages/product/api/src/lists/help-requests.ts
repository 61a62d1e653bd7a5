import { HELP_STATUSES, HELP_TOPICS, LOCALES } from '@domizil/domain'
import type { ListContract } from './list-contract.ts'

/** The list of help requests. */
export const HELP_REQUESTS = {
  columns: {
    id: { kind: 'id', sorted: true, part: true },
    time: { kind: 'moment', sorted: true },
    reference: { kind: 'text', sorted: true },
    topic: { kind: 'code', codes: HELP_TOPICS, vocabulary: 'helpTopic', sorted: true, filtered: true },
    message: { kind: 'text' },
    email: { kind: 'text', sorted: true },
    name: { kind: 'name', optional: true, sorted: true },
    phone: { kind: 'text', optional: true },
    /** As entered: it need not exist. */
    flatId: { kind: 'id', optional: true, part: true },
    bookingId: { kind: 'id', optional: true, part: true },
    pageUrl: { kind: 'text', part: true },
    locale: { kind: 'code', codes: LOCALES, vocabulary: 'locale', sorted: true, filtered: true },
    /** Null for an anonymous visitor. */
    userId: { kind: 'text', optional: true, part: true },
    status: { kind: 'code', codes: HELP_STATUSES, vocabulary: 'helpStatus', sorted: true, filtered: true },
    /** Null while it is open. */
    closed: { kind: 'moment', optional: true, sorted: true },
    /** The administrator; empty for a deleted account, null while it is open. */
    closedBy: { kind: 'name', optional: true, part: true },
    /** The administrator who looks after it; null without one. */
    assignee: { kind: 'name', optional: true, sorted: true },
    /** The first reply, or the closing without one; null before. */
    answered: { kind: 'moment', optional: true, sorted: true },
    /** Whether an administrator has begun it by a message. */
    fromTeam: { kind: 'flag', part: true },
  },
  people: ['userId'],
  day: 'time',
  dir: 'desc',
} as const satisfies ListContract
