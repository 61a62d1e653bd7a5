import { jest } from '@jest/globals'

const MINUTE_MS = 60_000

/** Runs work as a process does whose clock is some minutes off. Its timers run as usual. */
export async function withClockOff<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({
    now: Date.now() + minutes * MINUTE_MS,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  })
  try {
    return await work()
  } finally {
    jest.useRealTimers()
  }
}
