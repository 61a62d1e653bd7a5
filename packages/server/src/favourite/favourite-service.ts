import type { FlatCard } from '@domizil/contract/schemas'
import { isOpenByLink, MAX_FAVOURITES } from '@domizil/domain'
import { seesEveryStatus } from '../flat/flat-policy.ts'
import { findFlat } from '../flat/flat-repository.ts'
import { loadCards } from '../flat/load-cards.ts'
import type { User } from '../lib/actor.ts'
import { DomainError, NotFoundError } from '../lib/errors.ts'
import type { Queries } from '../lib/queries.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { lockUser } from '../user/profile-repository.ts'
import {
  countFavourites,
  deleteFavourite,
  insertFavourite,
  isFavourite,
  listFavouriteIds,
} from './favourite-repository.ts'

export type FavouriteService = ReturnType<typeof createFavouriteService>

/** The flats somebody has marked. Every function answers the list as it is afterwards, the last marked first. */
export function createFavouriteService({ db, clock }: ServiceDependencies) {
  async function list(user: User): Promise<FlatCard[]> {
    return loadCards(db, user, await listFavouriteIds(db, user.id), clock())
  }

  return {
    list,

    /**
     * Marks a flat. Marking it again changes nothing.
     *
     * @throws {NotFoundError} if there is no such flat, or the user may not know of it.
     * @throws {DomainError} TOO_MANY_FAVOURITES (409).
     */
    async add(user: User, flatId: number): Promise<FlatCard[]> {
      if (!(await isFavourite(db, user.id, flatId))) {
        const flat = await findFlat(db, flatId)
        const isKnown = flat && (isOpenByLink(flat.status) || seesEveryStatus(user, flat))
        if (!isKnown) throw new NotFoundError('FLAT_NOT_FOUND')

        await db.transaction().execute((trx) => mark(trx, user, flatId, clock()))
      }

      return list(user)
    },

    /** Takes the mark away. Without one it changes nothing. */
    async remove(user: User, flatId: number): Promise<FlatCard[]> {
      await deleteFavourite(db, user.id, flatId)
      return list(user)
    },
  }
}

/** One mark of a person at a time, so that counting them means something. */
async function mark(trx: Queries, { id }: User, flatId: number, now: Date): Promise<void> {
  await lockUser(trx, id)
  if (await isFavourite(trx, id, flatId)) return
  if ((await countFavourites(trx, id)) >= MAX_FAVOURITES) {
    throw new DomainError(409, 'TOO_MANY_FAVOURITES', { values: { limit: MAX_FAVOURITES } })
  }

  await insertFavourite(trx, id, flatId, now)
}
