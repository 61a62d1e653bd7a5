import { addSeconds } from '@domizil/domain'
import type { LeasedJob, Outcome } from './job-repository.ts'

/** The number of attempts before a job fails for good, after more than half a day. */
export const MAX_ATTEMPTS = 12

const FIRST_DELAY_SECONDS = 30
const LONGEST_DELAY_SECONDS = 6 * 3600

/** The result of a timer that has left work over: it comes back at once. */
export const MORE = 'MORE'

/** What a job resolves with. */
export type JobResult = typeof MORE | undefined

/** A timer comes back, anything else is done. */
export function afterSuccess({ every_seconds }: LeasedJob, result: unknown, now: Date): Outcome {
  if (every_seconds === null) return { done_at: now, last_error: null }
  return { run_at: result === MORE ? now : addSeconds(now, every_seconds), attempts: 0, last_error: null }
}

/** A timer comes back as always; anything else is tried again, each time after twice as long, and given up in the end. */
export function afterFailure({ every_seconds, attempts }: LeasedJob, error: unknown, now: Date): Outcome {
  const reason = reasonOf(error)
  if (every_seconds !== null) {
    return { run_at: addSeconds(now, every_seconds), attempts: 0, last_error: reason }
  }
  if (attempts >= MAX_ATTEMPTS || error instanceof PermanentJobError)
    return { failed_at: now, last_error: reason }

  return { run_at: addSeconds(now, delayAfter(attempts)), last_error: reason }
}

/** The delay after a number of failed attempts, in seconds. */
export function delayAfter(attempts: number): number {
  return Math.min(FIRST_DELAY_SECONDS * 2 ** (attempts - 1), LONGEST_DELAY_SECONDS)
}

/** The name of an error, for people. A database quotes rows in its messages: of its errors only the code is given. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown'
  const { code } = error as NodeJS.ErrnoException
  return 'severity' in error ? `${error.name} ${code}` : `${error.name}: ${error.message}`.slice(0, 500)
}

/** A permanent failure: the job is not retried. */
export class PermanentJobError extends Error {
  override readonly name = 'HopelessJobError'
}
