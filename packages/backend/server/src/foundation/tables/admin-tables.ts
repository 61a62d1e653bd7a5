import type {
  AuditAction,
  AuditSubject,
  Browser,
  CanaryFinding,
  CancelReason,
  FailurePhase,
  Locale,
  SearchSource,
  WebVital,
} from '@domizil/domain'
import type { GeneratedAlways, JSONColumnType } from 'kysely'

export interface AdminTables {
  /** The folded words by which lists of the back office are searched. Written by triggers only. */
  admin_words: {
    kind: string
    id: string
    words: string
  }

  audit_entry: {
    id: GeneratedAlways<number>
    at: Date
    admin_id: string
    action: AuditAction
    subject_type: AuditSubject
    subject_id: string
    before: JSONColumnType<object>
    after: JSONColumnType<object>
    reason: string | null
  }

  search_log: {
    id: GeneratedAlways<number>
    at: Date
    locale: Locale
    place: string | null
    filters: JSONColumnType<object>
    result_count: number
    duration_ms: number
    source: SearchSource
  }

  daily_report: {
    day: string
    active_flats: number
    new_flats: number
    new_users: number
    searches: number
    zero_results: number
    requests: number
    approved: number
    confirmed: number
    completed: number
    cancelled: JSONColumnType<Partial<Record<CancelReason, number>>>
    median_response_hours: number | null
    median_help_hours: number | null
    occupancy: number
    fees_net_cents: number
    overdue_cents: number
  }

  remote_failure: {
    day: string
    channel: string
    remote: string
    version: string
    phase: FailurePhase
    browser: Browser
    message: string
    /** The hash of the frames; empty without any. */
    stack: string
    /** A line each. */
    frames: string
    count: number
    last_at: Date
  }

  canary_count: {
    trial: string
    remote: string
    version: string
    is_canary: boolean
    starts: number
    failures: number
    last_at: Date
  }

  canary_reporter: {
    trial: string
    remote: string
    version: string
    what: 'start' | 'failure' | 'visit'
    reporter: number
  }

  canary_verdict: {
    trial: string
    verdict: 'END' | 'PROMOTE'
    reason: string
    /** The reason as codes with values; empty in verdicts of before. */
    findings: JSONColumnType<CanaryFinding[]>
    decided_at: Date
  }

  web_vital: {
    day: string
    channel: string
    remote: string
    version: string
    /** The running canary that a visit counted for; empty without one. */
    trial: string
    vital: WebVital
    bucket: number
    count: number
  }
}
