import {
  REPORT_DECISIONS,
  REPORT_GROUNDS,
  REPORT_STATUSES,
  REPORT_SUBJECTS,
  REPORTED_STATES,
} from '@domizil/domain'
import type { ListContract } from './list-contract.ts'

/** The list of reports of content. */
export const REPORTS = {
  columns: {
    id: { kind: 'id', sorted: true, part: true },
    time: { kind: 'moment', sorted: true },
    reference: { kind: 'text', sorted: true },
    subject: {
      kind: 'code',
      codes: REPORT_SUBJECTS,
      vocabulary: 'reportSubject',
      sorted: true,
      filtered: true,
    },
    subjectId: { kind: 'text', part: true },
    flatId: { kind: 'id', optional: true, part: true },
    excerpt: { kind: 'text' },
    /** Whose content it is; empty for a deleted account. */
    affected: { kind: 'name' },
    affectedId: { kind: 'text', optional: true, part: true },
    /** How the content stands now. */
    state: { kind: 'code', codes: REPORTED_STATES, vocabulary: 'reportState' },
    isAuthorBlocked: { kind: 'flag', part: true },
    /** Whether the latest decision is the last one that restricts the content or the account. */
    isLastRestriction: { kind: 'flag', part: true },
    ground: { kind: 'code', codes: REPORT_GROUNDS, vocabulary: 'reportGround', sorted: true, filtered: true },
    message: { kind: 'text' },
    /** A name, or the address of a reporter without a session; empty for a deleted account. */
    reporter: { kind: 'name' },
    /** Null without an account. */
    reporterId: { kind: 'text', optional: true, part: true },
    status: {
      kind: 'code',
      codes: REPORT_STATUSES,
      vocabulary: 'reportStatus',
      sorted: true,
      filtered: true,
    },
    /** The latest decision. */
    decision: {
      kind: 'code',
      codes: REPORT_DECISIONS,
      vocabulary: 'reportDecision',
      optional: true,
      filtered: true,
      part: true,
    },
    /** The texts of the complaints, as long as they wait. */
    complaint: { kind: 'text', optional: true },
    /** All decisions, the oldest first, and last the complaints that wait. */
    decisions: { kind: 'other', part: true },
    /** The newest other reports of the same content: those that are open are decided together. */
    sameContent: { kind: 'other', part: true, notInFile: true },
    /** Of a message: those around it and itself, in their order. */
    talk: { kind: 'other', part: true, notInFile: true },
    /** The language in which the author of the content is sent the reasons; null for a deleted account. */
    affectedLocale: { kind: 'language', optional: true, part: true },
    /** The languages of all reporters who are sent the next decision, each once: reports of the same are decided together. */
    reporterLocales: { kind: 'other', part: true, notInFile: true },
    /** Of a listing: when it last changed since its review. Null if there is nothing to undo. */
    changedSinceReview: { kind: 'moment', optional: true, part: true },
  },
  people: ['reporterId', 'affectedId'],
  day: 'time',
  dir: 'desc',
} as const satisfies ListContract
