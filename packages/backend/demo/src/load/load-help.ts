import { ANONYMOUS, type User } from '@domizil/server'
import type { PlannedHelpRequest } from '../plan/plan-help.ts'
import type { History } from './history.ts'
import type { Actors } from './load-people.ts'

/** Reserved for examples (RFC 5737): the network address of the requests. */
const ADDRESS = '192.0.2.1'

/** Creates the missing help requests, and answers those that are answered by now. */
export async function loadHelpRequests(
  planned: readonly PlannedHelpRequest[],
  { history, actors, admin }: { history: History; actors: Actors; admin: User },
): Promise<void> {
  const { adminLists } = history.services(0)
  const listed = () => adminLists.page(admin, 'helpRequests', { page: 0, size: 25, sort: 'id', dir: 'asc' })
  const { total } = await listed()

  for (const { person, request, hoursAgo } of planned.slice(total)) {
    await history.services(hoursAgo).help.ask(person ? actors(person) : ANONYMOUS, ADDRESS, request)
  }

  const { items } = await listed()
  for (const [index, { hoursAgo, answeredAfter }] of planned.entries()) {
    const row = items[index]
    if (!row || answeredAfter === undefined) continue
    await history.services(hoursAgo - answeredAfter).helpInbox.close(admin, row.id)
  }
}
