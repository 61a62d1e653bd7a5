import { addHours, type Locale } from '@domizil/domain'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import type { SearchFacts } from './describe-search.ts'
import { deleteSearchesBefore, insertSearches, type SearchEntry } from './search-log-repository.ts'

export type SearchLogService = ReturnType<typeof createSearchLogService>

const MS_BETWEEN_WRITES = 1_000
/** While the database is away, so many wait for it; what comes after is lost. */
const MAX_WAITING = 5_000
const HOURS_TO_KEEP = 400 * 24

/**
 * Writes down what is searched for: when, in which language, where, with which filters and with what success. Nobody
 * waits for it: searches are gathered and written together a moment later.
 */
export function createSearchLogService({
  db,
  clock,
  log,
}: Pick<ServiceDependencies, 'db' | 'clock' | 'log'>) {
  let waiting: SearchEntry[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const entries = waiting
    waiting = []
    if (entries.length > 0) await insertSearches(db, entries)
  }

  function add(entry: SearchEntry): void {
    if (waiting.length < MAX_WAITING) waiting.push(entry)
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => log.error({ err: error }, 'Searches could not be written down'))
    }, MS_BETWEEN_WRITES).unref()
  }

  return {
    /** Makes a search and writes it down with what came of it. A search that fails is none. */
    async observe<Found>(
      { place, filters, source, locale }: SearchFacts & { locale: Locale },
      search: () => Promise<Found>,
      countOf: (found: Found) => number,
    ): Promise<Found> {
      const at = clock()
      const found = await search()

      add({
        at,
        locale,
        place,
        filters: JSON.stringify(filters),
        result_count: countOf(found),
        duration_ms: Math.max(0, clock().getTime() - at.getTime()),
        source,
      })
      return found
    },

    /** Writes what waits. Whoever reads the searches asks for it first, and so does a server that closes. */
    flush,

    /** Forgets old searches. For a timer. */
    forgetOld: () => deleteSearchesBefore(db, addHours(clock(), -HOURS_TO_KEEP)),
  }
}
