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
    ground: 'OFFENSIVE',
    message: 'This insults us.',
    reporter: 'Tara Tenant',
    status: 'OPEN',
    decision: null,
    reasons: null,
    decided: null,
    decidedBy: null,
    complaint: null,
    decisions: [],
    affectedLocale: 'de',
    reporterLocale: 'en',
    changedSinceReview: null,
    ...change,
  }
}
