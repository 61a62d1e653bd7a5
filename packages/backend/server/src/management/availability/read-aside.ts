import { Worker } from 'node:worker_threads'
import type { CalendarProblem } from '@domizil/api/schemas'
import type { Period } from '@domizil/domain'
import { CalendarError } from './calendar-error.ts'
import type { BusyDays } from './read-calendar.ts'

/** Seen from `src` as well as from `dist`: a worker thread runs what the compiler made, also under test. */
const WORKER = new URL('../../../dist/management/availability/calendar-worker.js', import.meta.url)
const MAX_MEGABYTES = 128
const TIMEOUT_MS = 5_000

/**
 * Reads a calendar in a thread of its own, so that nobody waits for it and none takes longer than five seconds.
 *
 * @throws {CalendarError} UNREADABLE, TOO_LARGE
 */
export async function readAside(text: string, limits: Period, timeoutMs = TIMEOUT_MS): Promise<BusyDays> {
  const worker = new Worker(WORKER, {
    workerData: { text, limits },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    execArgv: [],
  })
  const signal = AbortSignal.timeout(timeoutMs)

  try {
    return await new Promise<BusyDays>((resolve, reject) => {
      worker.once('message', (answer: BusyDays | { problem: CalendarProblem }) =>
        'problem' in answer ? reject(new CalendarError(answer.problem)) : resolve(answer),
      )
      worker.once('error', (error) => reject(asCalendarError(error)))
      signal.addEventListener('abort', () => reject(new CalendarError('TOO_LARGE')))
    })
  } finally {
    await worker.terminate()
  }
}

/** A thread that runs out of memory had too much to read. */
function asCalendarError(error: NodeJS.ErrnoException): Error {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new CalendarError('TOO_LARGE', { cause: error }) : error
}
