import { addHours, type Locale } from '@domizil/domain'
import type { Insertable } from 'kysely'
import { type Clock, isRefusedValue, type Log } from '../../foundation/kernel/index.ts'
import type { Database, Queries, Tables } from '../../foundation/tables/index.ts'
import type { SearchFacts } from './describe-search.ts'

const MS_BETWEEN_WRITES = 1_000
const MAX_MS_BETWEEN_ATTEMPTS = 60_000
/** The size of the buffer while the database is unavailable; further entries are dropped. */
const MAX_WAITING = 5_000
const RETENTION_HOURS = 400 * 24
const FORGOTTEN_AT_ONCE = 10_000

/**
 * Logs searches: time, language, place, filters and number of results. Requests do not wait for it: entries are
 * buffered and written in batches.
 */
export function createSearchLogService({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  let waiting: SearchEntry[] = []
  let timer: NodeJS.Timeout | undefined
  let failures = 0

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const entries = waiting
    waiting = []
    if (entries.length === 0) return

    const { unwritten, error } = await writeEach(entries)
    failures = error === undefined ? 0 : failures + 1
    if (error === undefined) return
    log.error({ err: error, waiting: unwritten.length }, 'Searches wait to be written down')
    waiting = [...unwritten, ...waiting].slice(0, MAX_WAITING)
    schedule()
  }

  /** Writes entries together, or one by one where one of them cannot be written: that one is logged and dropped. */
  async function writeEach(entries: SearchEntry[]): Promise<{ unwritten: SearchEntry[]; error?: unknown }> {
    try {
      await insertSearches(db, entries)
      return { unwritten: [] }
    } catch (error) {
      if (!isRefusedValue(error)) return { unwritten: entries, error }
    }

    for (const [index, entry] of entries.entries()) {
      try {
        await insertSearches(db, [entry])
      } catch (error) {
        if (!isRefusedValue(error)) return { unwritten: entries.slice(index), error }
        log.error({ err: error }, 'A search could not be written down')
      }
    }
    return { unwritten: [] }
  }

  function add(entry: SearchEntry): void {
    if (waiting.length < MAX_WAITING) waiting.push(entry)
    schedule()
  }

  function schedule(): void {
    const wait = Math.min(MS_BETWEEN_WRITES * 2 ** failures, MAX_MS_BETWEEN_ATTEMPTS)
    timer ??= setTimeout(() => void flush(), wait).unref()
  }

  return {
    /**
     * Makes a search and writes it down with what came of it. A search that fails is none, nor is one whose client has gone: a
     * page that was not drawn in time asks again.
     */
    async observe<Found>(
      { place, filters, source, locale, isGone }: SearchFacts & { locale: Locale; isGone?: () => boolean },
      search: () => Promise<Found>,
      countOf: (found: Found) => number,
    ): Promise<Found> {
      const at = clock()
      const startedAt = performance.now()
      const found = await search()
      if (isGone?.()) return found

      add({
        at,
        locale,
        place,
        filters: JSON.stringify(filters),
        result_count: countOf(found),
        // Not by the clock: that of the demo does not advance during a search.
        duration_ms: Math.ceil(performance.now() - startedAt),
        source,
      })
      return found
    },

    /** Writes what waits, for a server that closes. What cannot be written now goes on waiting. */
    flush,

    /** Forgets old searches. For a timer. */
    async purgeExpired(atOnce = FORGOTTEN_AT_ONCE): Promise<void> {
      const before = addHours(clock(), -RETENTION_HOURS)
      let forgotten = atOnce
      while (forgotten === atOnce) forgotten = await deleteSearchesBefore(db, before, atOnce)
    },
  }
}

type SearchEntry = Insertable<Tables['search_log']>

async function insertSearches(db: Queries, entries: readonly SearchEntry[]): Promise<void> {
  await db.insertInto('search_log').values(entries).execute()
}

/**
 * Forgets searches that were made before, the oldest first, and resolves with how many. At most `limit`: a statement that
 * deletes those of a busy day takes longer than a statement may.
 */
async function deleteSearchesBefore(db: Queries, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('search_log')
    .where('id', 'in', (of) =>
      of.selectFrom('search_log').select('id').where('at', '<', before).orderBy('at').limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
