import type { Queries } from '../queries/queries.ts'
import { deleteExpiredPayloads } from './payload-repository.ts'

const SWEEP_EVERY_MS = 10 * 60 * 1000

/** Sweeps from time to time until the answered function is called; that waits for a sweep under way. */
export function sweepRegularly(db: Queries, onError: (error: unknown) => void) {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = deleteExpiredPayloads(db).catch(onError)
  }, SWEEP_EVERY_MS).unref()

  return async () => {
    clearInterval(timer)
    await running
  }
}
