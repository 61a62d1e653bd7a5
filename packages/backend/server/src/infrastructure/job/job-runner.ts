import { setTimeout } from 'node:timers/promises'
import { attemptJob, type AttemptTools, LEASE_SECONDS } from './attempt-job.ts'
import { addTimer, type LeasedJob, leaseJob } from './job-repository.ts'
import { createLanes, type Lane } from './lanes.ts'

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
