import type { FlatCard } from '@domizil/contract/schemas'
import { isOpenByLink } from '@domizil/domain'
import { seesEveryStatus } from '../flat/flat-policy.ts'
import { findFlat } from '../flat/flat-repository.ts'
import { loadCards } from '../flat/load-cards.ts'
import type { User } from '../lib/actor.ts'
import { NotFoundError } from '../lib/errors.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { deleteFavourite, insertFavourite, isFavourite, listFavouriteIds } from './favourite-repository.ts'

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
     */
    async add(user: User, flatId: number): Promise<FlatCard[]> {
      if (!(await isFavourite(db, user.id, flatId))) {
        const flat = await findFlat(db, flatId)
        const isKnown = flat && (isOpenByLink(flat.status) || seesEveryStatus(user, flat))
        if (!isKnown) throw new NotFoundError('FLAT_NOT_FOUND')

        await insertFavourite(db, user.id, flatId, clock())
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
