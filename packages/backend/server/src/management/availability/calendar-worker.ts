import { parentPort, workerData } from 'node:worker_threads'
import { CalendarError } from './calendar-error.ts'
import { readCalendar } from './read-calendar.ts'
import type { DayLimits } from './reading/days-of-series.ts'

const { text, limits } = workerData as { text: string; limits: DayLimits }

try {
  answer(readCalendar(text, limits))
} catch (error) {
  if (!(error instanceof CalendarError)) throw error
  answer({ problem: error.problem })
}

function answer(message: object): void {
  // A port of a thread, not a window: there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message)
}
