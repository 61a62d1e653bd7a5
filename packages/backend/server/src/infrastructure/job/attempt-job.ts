import {
  type AttemptedJob,
  type Clock,
  type Log,
  type Observer,
  traced,
} from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { afterFailure, afterSuccess, MAX_ATTEMPTS } from './job-outcome.ts'
import { extendLease, type LeasedJob, settleJob } from './job-repository.ts'

/** The lease of a job, extended while it runs. After it a job of a dead process is retried by another one. */
export const LEASE_SECONDS = 60

const HEARTBEAT_MS = 20_000

/** What an attempt works with. */
export interface AttemptTools {
  db: Database
  clock: Clock
  log: Log
  observe?: Observer | undefined
  /** How often the lease of a running job is extended. */
  heartbeatMs?: number
}

/** How a kind of job is done, and what is left to do once it is given up. */
type Way = Partial<Record<'handle' | 'giveUp', (job: LeasedJob) => Promise<unknown>>>

/** Does a leased job and stores what becomes of it. Its lease is extended meanwhile. */
export async function attemptJob(
  tools: AttemptTools,
  job: LeasedJob,
  { handle, giveUp }: Way = {},
): Promise<void> {
  const { db, clock, log, heartbeatMs = HEARTBEAT_MS } = tools
  const beat = setInterval(() => {
    extendLease(db, job, LEASE_SECONDS, clock()).catch((error: unknown) =>
      log.warn({ job: job.id, kind: job.kind, err: error }, 'The lease of a job could not be extended'),
    )
  }, heartbeatMs)

  try {
    const outcome = await outcomeOf(tools, job, handle)
    // Before it is stored: after a crash the job is given up once more.
    if (outcome.failed_at) await giveUp?.(job)
    await settleJob(db, job, outcome)
  } finally {
    clearInterval(beat)
  }
}

async function outcomeOf({ clock, log, observe }: AttemptTools, job: LeasedJob, handle: Way['handle']) {
  const startedAt = performance.now()
  const report = (outcome: AttemptedJob['outcome']) =>
    observe?.job?.({ kind: job.kind, outcome, seconds: (performance.now() - startedAt) / 1000 })

  try {
    // Only a process that died leaves more attempts than are allowed: then it is the job that kills it.
    if (job.attempts > MAX_ATTEMPTS) throw new Error('Given up: no attempt came to an end')
    const { kind, traceparent } = job
    const work = { kind: 'job', name: kind, traceparent, isTimer: job.every_seconds !== null } as const
    const result = await traced(work, async () => handle?.(job))
    report('done')
    return afterSuccess(job, result, clock())
  } catch (error) {
    log.error({ job: job.id, kind: job.kind, attempts: job.attempts, err: error }, 'A job failed')
    const outcome = afterFailure(job, error, clock())
    report(outcome.failed_at ? 'given-up' : 'failed')
    return outcome
  }
}
