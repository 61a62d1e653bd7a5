import type { User } from '@domizil/server'
import type { PlannedDemand } from '../plan/plan-demand.ts'
import type { History } from './history.ts'
import type { Actors } from './load-people.ts'

/** Saves the missing searches that found no flat. */
export async function loadDemand(
  demand: readonly PlannedDemand[],
  { history, actors, admin }: { history: History; actors: Actors; admin: User },
): Promise<void> {
  const { total } = await history.services(0).adminLists.page(admin, 'demand', { page: 0, size: 25 })

  for (const { person, request, hoursAgo } of demand.slice(total)) {
    await history.services(hoursAgo).savedSearches.add(actors(person), request)
  }
}
