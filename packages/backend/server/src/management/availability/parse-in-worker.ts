import type { CalendarProblem } from '@domizil/api/schemas'
import { WorkerLimitError, runInWorker } from '../../foundation/kernel/index.ts'
import { CalendarError } from './calendar-error.ts'
import type { CalendarReading } from './read-calendar.ts'
import type { DayLimits } from './reading/days-of-series.ts'

/** Seen from `src` as well as from `dist`: a worker thread runs what the compiler made, also under test. */
const WORKER = new URL('../../../dist/management/availability/calendar-worker.js', import.meta.url)
const MAX_MEGABYTES = 128
const PROCESSOR_MS = 5_000

/**
 * Parses a calendar in a worker thread, with five seconds of processor time.
 *
 * @throws {CalendarError} UNREADABLE, TOO_LARGE
 */
export async function parseInWorker(
  text: string,
  limits: DayLimits,
  processorMs = PROCESSOR_MS,
): Promise<CalendarReading> {
  const answer = await runParser(text, limits, processorMs)
  if ('problem' in answer) throw new CalendarError(answer.problem)
  return answer
}

async function runParser(text: string, limits: DayLimits, processorMs: number) {
  try {
    const bounds = { megabytes: MAX_MEGABYTES, processorMs }
    return await runInWorker<CalendarReading | { problem: CalendarProblem }>(WORKER, { text, limits }, bounds)
  } catch (error) {
    if (!(error instanceof WorkerLimitError)) throw error
    throw new CalendarError('TOO_LARGE', { cause: error })
  }
}
