import type { FailurePhase, WebVital } from '@domizil/domain'

/** A request that was answered. */
export interface AnsweredRequest {
  id: string
  method: string
  /** The pattern of the call, such as `/api/flat/:id`; never the address, which may contain secrets. */
  route: string
  status: number
  seconds: number
}

/** An attempt at a job. */
export interface AttemptedJob {
  kind: string
  outcome: 'done' | 'failed' | 'given-up'
  seconds: number
}

/**
 * What was counted of a version of an app, on one channel. Starts, and failures beside them, are those of a judged canary
 * and of the version that all others get: one of each from a network.
 */
export type VersionReport = {
  readonly channel: string
  readonly remote: string
  readonly version: string
} & (
  | { readonly kind: 'failure'; readonly phase: FailurePhase }
  | { readonly kind: 'vital'; readonly vital: WebVital; readonly value: number }
  | { readonly kind: 'canary'; readonly what: 'start' | 'failure'; readonly isCanary: boolean }
  | { readonly kind: 'verdict'; readonly verdict: 'END' | 'PROMOTE' }
)

/** What the backend reports about its work, for metrics and the access log. */
export interface Observer {
  request?(answered: AnsweredRequest): void
  job?(attempted: AttemptedJob): void
  version?(report: VersionReport): void
}
