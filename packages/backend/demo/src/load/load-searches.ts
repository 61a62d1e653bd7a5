import { ANONYMOUS, type User } from '@domizil/server'
import type { PlannedSearch } from '../plan/plan-searches.ts'
import type { History } from './history.ts'

/** Runs the missing searches, and has them logged. */
export async function loadSearches(
  searches: readonly PlannedSearch[],
  { history, admin }: { history: History; admin: User },
): Promise<void> {
  const { adminLists } = history.services(0)
  const { total } = await adminLists.page(admin, 'searches', { page: 0, size: 25 })

  for (const { filter, locale, hoursAgo } of searches.slice(total)) {
    const { search, searchLog } = history.services(hoursAgo)
    const { term: place = null, ...filters } = filter
    await searchLog.observe(
      { place, filters, source: 'FILTER', locale },
      () => search.filter(ANONYMOUS, filter),
      (found) => found.total,
    )
    await searchLog.flush()
  }
}
