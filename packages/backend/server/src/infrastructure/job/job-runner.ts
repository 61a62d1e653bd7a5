import type { AttemptedJob, Clock, Log, Observer } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { afterFailure, afterSuccess, MAX_ATTEMPTS } from './job-outcome.ts'
import { addTimer, settleJob, type LeasedJob, leaseJob } from './job-repository.ts'
import { createPause } from './pause.ts'

/** For `everySeconds` of a `JobType`. */
export const SECONDS_PER_MINUTE = 60
export const SECONDS_PER_HOUR = 3600
export const SECONDS_PER_DAY = 24 * SECONDS_PER_HOUR

/** Does a job. It has to end within the lease, and to be idempotent: after a crash it is retried. */
export type JobHandler = (job: LeasedJob) => Promise<void>

/** What a job does, and how often it runs by itself. */
export interface JobType {
  handle: JobHandler
  everySeconds?: number
}

export interface JobRunner {
  /** Works until it is stopped. */
  start(): void
  /** Finishes the job at hand and takes no other. */
  stop(): Promise<void>
  /** Does all due jobs, and returns their number. */
  runDue(): Promise<number>
}

interface RunnerOptions {
  db: Database
  clock: Clock
  log: Log
  kinds: Readonly<Record<string, JobType>>
  observe?: Observer | undefined
}

/** The lease of a job. After it a job of a dead process is retried by another one. */
export const LEASE_SECONDS = 120

const POLL_INTERVAL_MS = 1_000

/**
 * Works off the job table, one job at a time. Any number of runners, in any number of processes, may do so together:
 * each job is taken by one of them.
 */
export function createJobRunner({ db, clock, log, kinds, observe }: RunnerOptions): JobRunner {
  const names = Object.keys(kinds)
  const pause = createPause()
  let hasTimers = false
  let working = Promise.resolve()

  async function runNext(): Promise<boolean> {
    const job = await leaseJob(db, names, LEASE_SECONDS, clock())
    if (!job) return false

    await settleJob(db, job, await outcomeOf(job))
    return true
  }

  async function outcomeOf(job: LeasedJob) {
    const startedAt = performance.now()
    const report = (outcome: AttemptedJob['outcome']) =>
      observe?.job?.({ kind: job.kind, outcome, seconds: (performance.now() - startedAt) / 1000 })

    try {
      // Only a process that died leaves more attempts than are allowed: then it is the job that kills it.
      if (job.attempts > MAX_ATTEMPTS) throw new Error('Given up: no attempt came to an end')
      await kinds[job.kind]?.handle(job)
      report('done')
      return afterSuccess(job, clock())
    } catch (error) {
      log.error({ job: job.id, kind: job.kind, attempts: job.attempts, err: error }, 'A job failed')
      const outcome = afterFailure(job, error, clock())
      report(outcome.failed_at ? 'given-up' : 'failed')
      return outcome
    }
  }

  async function work(): Promise<void> {
    while (!pause.isOver()) {
      if (!(await tryNext())) await pause.wait(POLL_INTERVAL_MS)
    }
  }

  async function tryNext(): Promise<boolean> {
    try {
      if (!hasTimers) await addTimers()
      return await runNext()
    } catch (error) {
      log.error({ err: error }, 'The jobs could not be read')
      return false
    }
  }

  async function addTimers(): Promise<void> {
    for (const [kind, { everySeconds }] of Object.entries(kinds)) {
      if (everySeconds !== undefined) await addTimer(db, kind, everySeconds, clock())
    }
    hasTimers = true
  }

  return {
    start() {
      working = work()
    },
    async stop() {
      pause.end()
      await working
    },
    async runDue() {
      await addTimers()
      let count = 0
      while (await runNext()) count += 1
      return count
    },
  }
}
