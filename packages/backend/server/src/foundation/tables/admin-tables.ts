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

export interface AuditEntryTable {
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

/** The folded words by which lists of the back office are searched. Written by triggers only. */
export interface AdminWordsTable {
  kind: string
  id: string
  words: string
}

export interface SearchLogTable {
  id: GeneratedAlways<number>
  at: Date
  locale: Locale
  place: string | null
  filters: JSONColumnType<object>
  result_count: number
  duration_ms: number
  source: SearchSource
}

export interface RemoteFailureTable {
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

export interface CanaryReporterTable {
  trial: string
  remote: string
  version: string
  what: 'start' | 'failure' | 'visit'
  reporter: number
}

export interface CanaryCountTable {
  trial: string
  remote: string
  version: string
  is_canary: boolean
  starts: number
  failures: number
  last_at: Date
}

export interface WebVitalTable {
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

export interface CanaryVerdictTable {
  trial: string
  verdict: 'END' | 'PROMOTE'
  reason: string
  /** The reason as codes with values; empty in verdicts of before. */
  findings: JSONColumnType<CanaryFinding[]>
  decided_at: Date
}

export interface DailyReportTable {
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
