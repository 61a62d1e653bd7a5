import type { Queries } from '../queries/queries.ts'
import { deleteOldGuesses } from '../accounts/guess-repository.ts'
import { deleteExpiredPayloads } from './payload-repository.ts'

const SWEEP_EVERY_MS = 10 * 60 * 1000

async function sweep(db: Queries): Promise<void> {
  await deleteExpiredPayloads(db)
  await deleteOldGuesses(db)
}

/** Sweeps from time to time until the answered function is called; that waits for a sweep under way. */
export function sweepRegularly(db: Queries, onError: (error: unknown) => void) {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = sweep(db).catch(onError)
  }, SWEEP_EVERY_MS).unref()

  return async () => {
    clearInterval(timer)
    await running
  }
}
