import { parentPort, workerData } from 'node:worker_threads'
import type { Period } from '@domizil/domain'
import { CalendarError } from './calendar-error.ts'
import { readCalendar } from './read-calendar.ts'

const { text, limits } = workerData as { text: string; limits: Period }

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
