import { addMonths, type Day } from '../days/day.ts'

/** The kinds of content that are reported: a listing, a review, the words of a request, a message, or a person. */
export const REPORT_SUBJECTS = ['FLAT', 'REVIEW', 'REQUEST', 'MESSAGE', 'PERSON'] as const
export type ReportSubject = (typeof REPORT_SUBJECTS)[number]

/**
 * What the id of a report means. A request is named by the id of its booking, a person by what shows them: a landlord
 * by the id of a flat, a tenant by the id of a booking.
 */
export const REPORT_TARGETS = ['FLAT', 'REVIEW', 'REQUEST', 'MESSAGE', 'LANDLORD', 'TENANT'] as const
export type ReportTarget = (typeof REPORT_TARGETS)[number]

/** Why content is reported, in form order. The yearly report counts by them. */
export const REPORT_GROUNDS = [
  'FRAUD',
  'FALSE_INFORMATION',
  'OFFENSIVE',
  'DISCRIMINATION',
  'PERSONAL_DATA',
  'OTHER',
] as const
export type ReportGround = (typeof REPORT_GROUNDS)[number]

/**
 * A decision: the content stays, its author has changed it, changes since its review are undone, it is hidden, or its
 * author is blocked.
 */
export const REPORT_DECISIONS = ['KEPT', 'CHANGED', 'UNDONE', 'HIDDEN', 'BLOCKED'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

/**
 * What a decision does to the content or to its author's account. What was removed is SHOWN_AGAIN, REVIEWED_AGAIN first,
 * or RELEASED to its owner, who has paused it. HELD: the decision is taken back, but another one still stands.
 */
export const REPORT_OUTCOMES = [
  ...REPORT_DECISIONS,
  'STAYS_UNDONE',
  'STAYS_HIDDEN',
  'STAYS_BLOCKED',
  'REDONE',
  'SHOWN_AGAIN',
  'REVIEWED_AGAIN',
  'RELEASED',
  'UNBLOCKED',
  'HELD',
] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** How reported content stands at present; a person is ACTIVE or BLOCKED. */
export const REPORTED_STATES = [
  'SHOWN',
  'PAUSED',
  'IN_REVIEW',
  'HIDDEN',
  'ACTIVE',
  'BLOCKED',
  'GONE',
] as const
export type ReportedState = (typeof REPORTED_STATES)[number]

/** A report is OPEN, then DECIDED; a complaint about the decision waits in COMPLAINT. */
export const REPORT_STATUSES = ['OPEN', 'COMPLAINT', 'DECIDED'] as const

/** The two sides of a report: who made it, and whose content it is about. */
export const REPORT_PARTIES = ['REPORTER', 'AFFECTED'] as const
export type ReportParty = (typeof REPORT_PARTIES)[number]

/** The length of a report's message and of a complaint, both ends included. */
export const REPORT_MESSAGE_LIMITS = { min: 10, max: 2_000 } as const

/** The number of messages before a reported one, and after it, that administrators read with it. */
export const MESSAGES_AROUND_REPORTED = 3

/** The number of reports of the same content that are shown and decided together at most. */
export const MAX_REPORTS_TOGETHER = 50

/** The number of months after a decision in which the losing side can complain once (Art. 20 DSA). */
export const COMPLAINT_MONTHS = 6

/** The decisions that are possible about a kind of content: only listings are reviewed and change, and a person is no text. */
export function decisionsAbout(subject: ReportSubject): readonly ReportDecision[] {
  if (subject === 'FLAT') return REPORT_DECISIONS
  return subject === 'PERSON' ? ['KEPT', 'BLOCKED'] : ['KEPT', 'HIDDEN', 'BLOCKED']
}

/** What a decision about a report is made after, and how the content stands. */
export interface BeforeDecision {
  /** The decision before; null for the first one. */
  readonly latest: ReportDecision | null
  readonly state: ReportedState
  readonly isAuthorBlocked: boolean
  /** Whether the decision before is the last one that restricts the content or the account. */
  readonly isLastRestriction: boolean
}

/** What is known of a decision before it is made: whether a listing is looked at before it is shown again is not. */
export type ExpectedOutcome = Exclude<ReportOutcome, 'REVIEWED_AGAIN' | 'HELD'>

/** What a decision will do, as the words of a choice say. */
export function expectedOutcome(
  decision: ReportDecision,
  { latest, state, isAuthorBlocked, isLastRestriction }: BeforeDecision,
): ExpectedOutcome {
  const isPausedForIt = latest === 'HIDDEN' && (state === 'PAUSED' || state === 'IN_REVIEW')
  if (decision === 'HIDDEN') return isPausedForIt || isRemoved(state) ? 'STAYS_HIDDEN' : 'HIDDEN'
  if (decision === 'BLOCKED') return isAuthorBlocked ? 'STAYS_BLOCKED' : 'BLOCKED'
  if (decision === 'UNDONE') return latest === 'UNDONE' ? 'STAYS_UNDONE' : 'UNDONE'
  if (decision === 'CHANGED') return 'CHANGED'
  if (latest === 'UNDONE') return 'REDONE'
  if (isLastRestriction) return latest === 'BLOCKED' ? 'UNBLOCKED' : 'SHOWN_AGAIN'
  if (state === 'BLOCKED' || (latest === 'BLOCKED' && isAuthorBlocked)) return 'STAYS_BLOCKED'
  if (isPausedForIt) return 'RELEASED'
  return isRemoved(state) ? 'STAYS_HIDDEN' : 'KEPT'
}

/** Whether content is removed: by a decision, or by its author for good. */
export function isRemoved(state: ReportedState): boolean {
  return state === 'HIDDEN' || state === 'GONE'
}

/** The side that a decision goes against, which can complain about it: the other one got what it wanted. */
export function losingSide(decision: ReportDecision): ReportParty {
  return decision === 'KEPT' || decision === 'CHANGED' ? 'REPORTER' : 'AFFECTED'
}

/** The last day for a complaint. */
export function complaintUntil(decidedOn: Day): Day {
  return addMonths(decidedOn, COMPLAINT_MONTHS)
}
