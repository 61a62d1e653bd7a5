import { setTimeout } from 'node:timers/promises'
import {
  type AttemptedJob,
  type Clock,
  type Log,
  type Observer,
  traced,
} from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { afterFailure, afterSuccess, MAX_ATTEMPTS } from './job-outcome.ts'
import { addTimer, extendLease, type LeasedJob, leaseJob, settleJob } from './job-repository.ts'
import { createLanes, type Lane } from './lanes.ts'

/** The lease of a job, extended while it runs. After it a job of a dead process is retried by another one. */
export const LEASE_SECONDS = 60

const HEARTBEAT_MS = 20_000

/** What an attempt works with. */
interface AttemptTools {
  db: Database
  clock: Clock
  log: Log
  observe?: Observer | undefined
  /** How often the lease of a running job is extended. */
  heartbeatMs?: number
}

/** How a kind of job is done, and what is left to do once it is given up. */
type Way = Partial<Record<'handle' | 'giveUp', (job: LeasedJob) => Promise<unknown>>>

/** For `everySeconds` of a `JobType`. */
export const SECONDS_PER_MINUTE = 60
export const SECONDS_PER_HOUR = 3600
export const SECONDS_PER_DAY = 24 * SECONDS_PER_HOUR

/**
 * Does a job. It has to be idempotent: after a crash it is retried. A timer that resolves with MORE comes back at once,
 * anything else it resolves with means nothing.
 */
export type JobHandler = (job: LeasedJob) => Promise<unknown>

/** What a job does, and how often it runs by itself. */
export interface JobType {
  handle: JobHandler
  everySeconds?: number
  /** What is left to do once no attempt is left; idempotent too. */
  giveUp?: JobHandler
  /** That of all other kinds, if left out. */
  lane?: Lane
}

export interface JobRunner {
  /** Works until it is stopped. */
  start(): void
  /** Finishes the jobs at hand and takes no other. */
  stop(): Promise<void>
  /** Does all due jobs one after the other, and returns their number. */
  runDue(): Promise<number>
}

interface RunnerOptions extends AttemptTools {
  kinds: Readonly<Record<string, JobType>>
}

const POLL_INTERVAL_MS = 1_000

/**
 * Works off the job table, several jobs at once by lane. Any number of runners, in any number of processes, may do so
 * together: each job is taken by one of them.
 */
export function createJobRunner({ kinds, ...tools }: RunnerOptions): JobRunner {
  const { db, clock, log } = tools
  const pause = createPause()
  const lanes = createLanes(kinds)
  let hasTimers = false
  let working = Promise.resolve()

  const attempt = (job: LeasedJob) => attemptJob(tools, job, kinds[job.kind])

  function begin(job: LeasedJob): void {
    const attempted = attempt(job).catch((error: unknown) =>
      log.error({ err: error }, 'The outcome of a job could not be stored'),
    )
    lanes.add(job.kind, attempted, pause.wake)
  }

  async function work(): Promise<void> {
    while (!pause.isOver()) {
      const free = lanes.freeKinds()
      const isFull = free.length === 0 && !lanes.isEmpty()
      if (isFull || !(await tryNext(free))) await pause.wait(POLL_INTERVAL_MS)
    }
    await lanes.finish()
  }

  async function tryNext(free: string[]): Promise<boolean> {
    try {
      if (!hasTimers) await addTimers()
      const job = await leaseJob(db, free, LEASE_SECONDS, clock())
      if (job) begin(job)
      return job !== undefined
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
      for (let count = 0; ; count += 1) {
        const job = await leaseJob(db, Object.keys(kinds), LEASE_SECONDS, clock())
        if (!job) return count
        await attempt(job)
      }
    },
  }
}

/** A wait that can be cut short. */
interface Pause {
  /** Resolves after the delay, or when the wait or the pause is ended. */
  wait(milliseconds: number): Promise<void>
  /** Ends the wait at hand. */
  wake(): void
  /** Ends the wait at hand and every later one. */
  end(): void
  isOver(): boolean
}

/** Makes a pause. It never keeps the process alive. */
function createPause(): Pause {
  let isOver = false
  let current = new AbortController()

  return {
    wait: async (milliseconds) => {
      if (isOver) return
      const { signal } = (current = new AbortController())
      try {
        await setTimeout(milliseconds, undefined, { signal, ref: false })
      } catch (error) {
        if (!signal.aborted) throw error
      }
    },
    wake: () => current.abort(),
    end: () => {
      isOver = true
      current.abort()
    },
    isOver: () => isOver,
  }
}

/** Does a leased job and stores what becomes of it. Its lease is extended meanwhile. */
async function attemptJob(tools: AttemptTools, job: LeasedJob, { handle, giveUp }: Way = {}): Promise<void> {
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
