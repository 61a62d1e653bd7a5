import { LOCALES, MAIL_STATUSES } from '@domizil/domain'
import { type ListContract, NAMED_BY_SERVER } from './list-contract.ts'

/** The list of the mails of the last ninety days, without their texts. */
export const MAILS = {
  columns: {
    id: { kind: 'id', sorted: true, part: true },
    time: { kind: 'moment', sorted: true },
    to: { kind: 'text', sorted: true },
    subject: { kind: 'name', sorted: true, part: true },
    kind: { kind: 'text', codes: NAMED_BY_SERVER, vocabulary: 'mailKind', sorted: true, filtered: true },
    locale: { kind: 'code', codes: LOCALES, vocabulary: 'locale', sorted: true, filtered: true },
    status: { kind: 'code', codes: MAIL_STATUSES, vocabulary: 'mailStatus', sorted: true, filtered: true },
    /** Why it is not sent yet, or never will be. */
    error: { kind: 'text', optional: true, part: true },
    sent: { kind: 'moment', optional: true, sorted: true },
    /** The name of the attached file; null without one. */
    file: { kind: 'text', optional: true },
  },
  day: 'time',
  dir: 'desc',
} as const satisfies ListContract
