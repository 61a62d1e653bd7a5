import type { OwnData } from '@domizil/contract/schemas'
import type { User } from '../lib/actor.ts'
import { NotFoundError } from '../lib/errors.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { profileOf } from '../user/profile-columns.ts'
import { findUser } from '../user/profile-repository.ts'
import { flatsOf, partsOfFlats, requestsOf, reviewsOf, tracesOf } from './own-data-repository.ts'
import { withFiles } from './own-data-presenter.ts'

export type PrivacyService = ReturnType<typeof createPrivacyService>

/** What people may ask of whoever keeps data of theirs. */
export function createPrivacyService({ db, clock }: Pick<ServiceDependencies, 'db' | 'clock'>) {
  return {
    /** Everything that is kept of the actor, as of one moment. */
    async exportData(actor: User): Promise<OwnData> {
      return db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const user = await findUser(trx, actor.id)
          if (!user) throw new NotFoundError()

          return {
            exportedAt: clock().toISOString(),
            profile: profileOf(user),
            flats: await flatsOf(trx, actor.id),
            ...withFiles({
              ...(await partsOfFlats(trx, actor.id)),
              ...(await requestsOf(trx, actor.id)),
            }),
            ...(await reviewsOf(trx, actor.id)),
            ...(await tracesOf(trx, actor.id)),
          }
        })
    },
  }
}
