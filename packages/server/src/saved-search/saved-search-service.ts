import type { NoFlatFoundRequest, SavedSearch } from '@domizil/contract/schemas'
import { addHours, checkSavedSearch, MAX_SAVED_SEARCHES } from '@domizil/domain'
import type { User } from '../lib/actor.ts'
import { dayOf } from '../lib/clock.ts'
import { DomainError, NotFoundError } from '../lib/errors.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { type MailOrder, orderMails } from '../mail/order-mail.ts'
import { conditionsOf } from '../search/filter-conditions.ts'
import { readTerm } from '../search/read-term.ts'
import { NO_TERM } from '../search/term.ts'
import { lockUser } from '../user/profile-repository.ts'
import { pathOf } from './saved-search-path.ts'
import { columnsOf, filterOf, presentSavedSearch } from './saved-search-presenter.ts'
import {
  countNews,
  deleteSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  lockDueSearches,
  markAlerted,
} from './saved-search-repository.ts'

export type SavedSearchService = ReturnType<typeof createSavedSearchService>

const HOURS_OF_A_DAY = 24
/** Twenty seconds: a flat bears the time at which its publishing began, and is there for all to see a little later. */
const HOURS_UNTIL_SEEN = 20 / 3600
/** No more in one go than the lease of a job has time for. */
const IN_ONE_GO = 200

/** What people look for and have not found. */
export function createSavedSearchService({ db, clock }: Pick<ServiceDependencies, 'db' | 'clock'>) {
  async function list(actor: User): Promise<SavedSearch[]> {
    return (await listSavedSearches(db, actor.id)).map(presentSavedSearch)
  }

  return {
    /** The actor's searches, the newest first. */
    list,

    /**
     * Keeps a search. New flats that fit are told from then on, as often as wished.
     *
     * @throws {DomainError} SAVED_SEARCH_INVALID (422), TOO_MANY_SAVED_SEARCHES (409).
     */
    async add(actor: User, request: NoFlatFoundRequest): Promise<SavedSearch> {
      const issues = checkSavedSearch(request, dayOf(clock()))
      if (issues.length > 0) throw new DomainError(422, 'SAVED_SEARCH_INVALID', { issues })

      return db.transaction().execute(async (trx) => {
        await lockUser(trx, actor.id)
        const saved = await listSavedSearches(trx, actor.id)
        if (saved.length >= MAX_SAVED_SEARCHES) {
          throw new DomainError(409, 'TOO_MANY_SAVED_SEARCHES', { values: { limit: MAX_SAVED_SEARCHES } })
        }
        return presentSavedSearch(await insertSavedSearch(trx, columnsOf(actor.id, request, clock())))
      })
    },

    /**
     * Forgets a search. Answers the list as it is afterwards.
     *
     * @throws {NotFoundError} if there is no such search, or it is somebody else's.
     */
    async remove(actor: User, id: number): Promise<SavedSearch[]> {
      if (!(await deleteSavedSearch(db, actor.id, id))) throw new NotFoundError('SAVED_SEARCH_NOT_FOUND')
      return list(actor)
    },

    /** Tells of new flats whoever wants to know by now. What is told and that it was told are one transaction. */
    async alertDue(): Promise<void> {
      const now = clock()
      await db.transaction().execute(async (trx) => {
        const dayAgo = addHours(now, -HOURS_OF_A_DAY)
        const until = addHours(now, -HOURS_UNTIL_SEEN)
        const due = await lockDueSearches(trx, { until, dayAgo, limit: IN_ONE_GO })

        const orders: MailOrder[] = []
        for (const search of due) {
          const isOnMap = search.bounds ?? search.filters?.center
          const term = isOnMap ? NO_TERM : await readTerm(trx, search.city)
          const conditions = conditionsOf(filterOf(search), term, dayOf(now))
          const count = await countNews(trx, search, { until, conditions })
          if (count === 0) continue
          const values = { place: search.city, count }
          orders.push({ mail: 'SEARCH_ALERT', to: search.user_id, values, path: pathOf(search) })
        }
        await orderMails(trx, orders, now)
        await markAlerted(
          trx,
          due.map(({ id }) => id),
          until,
        )
      })
    },
  }
}
