import type {
  FlatStatus,
  Locale,
  ReportDecision,
  ReportGround,
  ReportOutcome,
  ReportParty,
  ReportSubject,
} from '@domizil/domain'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Moment } from './columns.ts'

export interface ContentReportTables {
  /** A report of content. Its decision is the first one; a complaint has a later one. */
  content_report: {
    id: GeneratedAlways<number>
    reference: string
    subject: ReportSubject
    subject_id: string
    flat_id: number | null
    excerpt: string
    affected_id: string | null
    ground: ReportGround
    message: string
    reporter_id: string | null
    reporter_email: string | null
    locale: Locale
    created_at: Moment
    /** False for what an administrator has restricted without a report. */
    is_reported: Generated<boolean>
    decision: ReportDecision | null
    reasons: string | null
    decided_at: Date | null
    decided_by: string | null
    /** The report whose decision counts for this one, of the same content. */
    decided_with: number | null
    /** Null for decisions before they were stored. */
    outcomes: ReportOutcome[] | null
  }

  content_complaint: {
    id: GeneratedAlways<number>
    report_id: number
    party: ReportParty
    text: string
    created_at: Moment
    decision: ReportDecision | null
    reasons: string | null
    decided_at: Date | null
    decided_by: string | null
    by_same_admin: Generated<boolean>
    outcomes: ReportOutcome[] | null
  }

  /** What a decision in force restricts, and what that was before. */
  restriction: {
    report_id: number
    subject: ReportSubject
    subject_id: string
    /** Whether it was restricted already, by what no row says. */
    was_restricted: Generated<boolean>
    /** Of a flat, like the hash of what is reviewed of it; null where that is unknown. */
    status_before: FlatStatus | null
    listing_state: string | null
    created_at: Moment
  }
}
