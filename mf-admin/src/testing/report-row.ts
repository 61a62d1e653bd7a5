import type { AdminReport } from '@domizil/api'

/** A report of a review that waits for a decision. */
export function anAdminReport(change: Partial<AdminReport> = {}): AdminReport {
  return {
    id: 7,
    time: '2026-11-20T12:40:00.000Z',
    reference: 'R-7KQ2-MX4B',
    subject: 'REVIEW',
    subjectId: '3',
    flatId: 1,
    excerpt: 'The landlord is a liar.',
    affected: 'Sven Muster',
    affectedId: 'sven',
    state: 'SHOWN',
    isAuthorBlocked: false,
    isLastRestriction: false,
    ground: 'OFFENSIVE',
    message: 'This insults us.',
    reporter: 'Tara Tenant',
    reporterId: 'tara',
    status: 'OPEN',
    decision: null,
    complaint: null,
    decisions: [],
    sameContent: [],
    talk: [],
    affectedLocale: 'de',
    reporterLocales: ['en'],
    changedSinceReview: null,
    ...change,
  }
}
