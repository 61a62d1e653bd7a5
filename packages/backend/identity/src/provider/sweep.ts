import type { Queries } from '../queries/queries.ts'
import { deleteOldGuesses } from '../accounts/guess-repository.ts'
import { deleteExpiredLinks } from '../accounts/link-repository.ts'
import { deleteExpiredPayloads } from './payload-repository.ts'

const SWEEP_EVERY_MS = 10 * 60 * 1000

async function sweep(db: Queries): Promise<void> {
  await deleteExpiredPayloads(db)
  await deleteOldGuesses(db)
  await deleteExpiredLinks(db)
}

/** Deletes expired rows periodically until the returned function is called, which waits for a sweep in progress. */
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
