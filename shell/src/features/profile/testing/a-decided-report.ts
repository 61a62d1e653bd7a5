import type { ContentReport } from '@domizil/api'

/** A review of the user's that was removed. */
export const A_DECIDED_REPORT: ContentReport = {
  id: 7,
  reference: 'R-7KQ2-MX4B',
  party: 'AFFECTED',
  reported: true,
  subject: 'REVIEW',
  excerpt: 'The landlord is a liar.',
  ground: 'OFFENSIVE',
  message: null,
  createdAt: '2026-11-20T10:00:00Z',
  decision: 'HIDDEN',
  outcomes: ['HIDDEN'],
  reasons: 'It insults somebody.',
  decidedAt: '2026-11-21T10:00:00Z',
  complaintUntil: '2027-05-21',
  canComplain: true,
  complaints: [],
}
