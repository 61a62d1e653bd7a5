import { addSeconds } from '@domizil/domain'
import type { Expression, RawBuilder } from 'kysely'
import pLimit from 'p-limit'
import type { Clock, Log } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { deleteFailure, insertFailure, isReady, listAttempts } from './failed-item-repository.ts'
import { delayAfter, type JobResult, MORE, reasonOf } from './job-outcome.ts'

/** What every job works with. */
export interface JobTools {
  db: Database
  clock: Clock
  log: Log
}

/** Which items a run lists. */
export interface Due {
  /** Whether no retry of the item is pending. */
  ready: RawBuilder<boolean>
  limit: number
}

/** How many items are listed at a time; a run lists until none are due. */
const AT_A_TIME = 200

/** Due items of many people, and how to process one of them. */
export interface Batch<Item> {
  /** The kind of the job; failures are recorded under it. */
  kind: string
  /** Lists some due items. A processed item is not due any more. */
  list: (due: Due, now: Date) => Promise<Item[]>
  /** The key of an item, in the query of `list`. */
  key: Expression<unknown>
  /** The same of a listed item. */
  keyOf: (item: Item) => string | number
  /** Processes one item in its own transaction, and checks in it that the item is still due. */
  process: (item: Item, now: Date) => Promise<void>
  /** How many items are processed at the same time; one by default. */
  atOnce?: number
  limit?: number
}

/** Well within the lease of a job, and short enough for a server that stops. The next run does the rest. */
export const MAX_SECONDS = 30

/**
 * Processes all due items, each for itself: one that fails is recorded with its reason, skipped by the next runs, and
 * tried again after twice as long each time. Resolves with MORE if its time was over before all were done.
 *
 * @throws when a failure cannot be recorded: then the database is the problem, not the item.
 */
export async function processEach<Item>(
  { db, clock, log }: JobTools,
  { kind, list, key: keyIn, keyOf, process, atOnce = 1, limit: most = AT_A_TIME }: Batch<Item>,
): Promise<JobResult> {
  const now = clock()
  const due = { ready: isReady(kind, keyIn, now), limit: most }
  const limit = pLimit(atOnce)
  const time = AbortSignal.timeout(MAX_SECONDS * 1000)
  const attemptsBefore = await listAttempts(db, kind)

  async function attempt(item: Item, key: string): Promise<void> {
    if (time.aborted) return
    const before = attemptsBefore.get(key) ?? 0
    try {
      await process(item, now)
      if (before > 0) await deleteFailure(db, kind, key)
    } catch (error) {
      const failedAt = clock()
      const attempts = before + 1
      log.error({ kind, item: key, attempts, err: error }, 'An item failed')
      const retryAt = addSeconds(failedAt, delayAfter(attempts))
      await insertFailure(db, { kind, item: key, reason: reasonOf(error), failedAt }, { attempts, retryAt })
    }
  }

  const seen = new Set<string>()
  while (!time.aborted) {
    const found = (await list(due, now)).map((item) => ({ item, key: String(keyOf(item)) }))
    const items = found.filter(({ key }) => !seen.has(key))
    if (items.length === 0) break
    for (const { key } of items) seen.add(key)

    await Promise.all(items.map(({ item, key }) => limit(() => attempt(item, key))))
  }
  return time.aborted ? MORE : undefined
}
