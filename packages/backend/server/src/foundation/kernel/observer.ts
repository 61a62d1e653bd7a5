import type { FailurePhase, WebVital } from '@domizil/domain'
import { channel, tracingChannel } from 'node:diagnostics_channel'

const WORK = tracingChannel<unknown, Work>('domizil:work')
const CURRENT = channel('domizil:current')

/** The server's logger, in the shape of pino's. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

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

/** What is traced, by its kind and name: never by what may name a person. */
interface Work {
  kind: 'job' | 'storage'
  name: string
  /** The span that it goes on with, if it is not a part of what runs. */
  traceparent?: string | null
  /** Whether it comes back by itself, and mostly has nothing to do. */
  isTimer?: boolean
}

/** Does some work as a part of the trace of the request or job. Costs nothing unless the process listens to `domizil:work`. */
export function traced<Result>(work: Work, run: () => Promise<Result>): Promise<Result> {
  return WORK.start.hasSubscribers ? WORK.tracePromise(run, { ...work }) : run()
}

/** The span of the request or job that runs, for what is ordered now and done later. Null where nothing is traced. */
export function currentTraceparent(): string | null {
  const question: { traceparent: string | null } = { traceparent: null }
  CURRENT.publish(question)
  return question.traceparent
}
