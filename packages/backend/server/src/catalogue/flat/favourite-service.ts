import type { FlatCard } from '@domizil/api/schemas'
import { isOpenByLink, MAX_FAVOURITES, type WantedStay } from '@domizil/domain'
import type { Clock, User } from '../../foundation/kernel/index.ts'
import { seesEveryStatus } from './flat-policy.ts'
import { findFlat } from './flat-repository.ts'
import { loadCards } from './load-cards.ts'
import { flatNotFound, refuse } from './flat-refusals.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { lockUser } from '../user/index.ts'
import {
  countFavourites,
  deleteFavourite,
  insertFavourite,
  isFavourite,
  listFavouriteIds,
} from './favourite-repository.ts'

/** The favourites of a user. Every function returns the list after its change, the newest first. */
export function createFavouriteService({ db, clock }: { db: Database; clock: Clock }) {
  async function list(user: User, wanted: WantedStay = {}): Promise<FlatCard[]> {
    return loadCards(db, user, await listFavouriteIds(db, user.id), { now: clock(), wanted })
  }

  return {
    list,

    /**
     * Adds a flat. Adding it again changes nothing.
     *
     * @throws {DomainError} 404 if there is no such flat, or the user may not know of it.
     * @throws {DomainError} TOO_MANY_FAVOURITES (409).
     */
    async add(user: User, flatId: number): Promise<FlatCard[]> {
      if (!(await isFavourite(db, user.id, flatId))) {
        const flat = await findFlat(db, flatId)
        const isKnown = flat && (isOpenByLink(flat.status) || seesEveryStatus(user, flat))
        if (!isKnown) throw flatNotFound()

        await db.transaction().execute((trx) => addFavourite(trx, user, flatId, clock()))
      }

      return list(user)
    },

    /** Removes a flat. Removing it again changes nothing. */
    async remove(user: User, flatId: number): Promise<FlatCard[]> {
      await deleteFavourite(db, user.id, flatId)
      return list(user)
    },
  }
}

/** Locks the user: concurrent additions must not exceed the limit. */
async function addFavourite(trx: Queries, { id }: User, flatId: number, now: Date): Promise<void> {
  await lockUser(trx, id)
  if (await isFavourite(trx, id, flatId)) return
  if ((await countFavourites(trx, id)) >= MAX_FAVOURITES) {
    throw refuse('TOO_MANY_FAVOURITES', { values: { limit: MAX_FAVOURITES } })
  }

  await insertFavourite(trx, id, flatId, now)
}
