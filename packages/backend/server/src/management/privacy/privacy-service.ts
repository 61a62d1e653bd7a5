import type { OwnData } from '@domizil/api/schemas'
import { type Clock, dayOf, notFound, type User } from '../../foundation/kernel/index.ts'
import type { Encryption } from '../../infrastructure/encryption/index.ts'
import { findBankAccount } from '../../catalogue/bank-account/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { findUser, profileOf } from '../../catalogue/user/index.ts'
import { flatsOf, partsOfFlats, requestsOf, tracesOf } from './own-data-repository.ts'
import { helpOf } from './own-help.ts'
import { depositsOf, lastDaysOf, paymentsOf } from './own-payments.ts'
import { reportingAccount, reportsOf } from './own-reports.ts'
import { reviewsOf } from './own-reviews.ts'
import { withFiles } from './own-data-presenter.ts'

export type PrivacyService = ReturnType<typeof createPrivacyService>

interface Dependencies {
  db: Database
  clock: Clock
  encryption: Encryption
}

/** The rights of users to their data. */
export function createPrivacyService({ db, clock, encryption }: Dependencies) {
  return {
    /** All personal data of the actor, in a consistent snapshot. */
    async exportData(actor: User): Promise<OwnData> {
      return db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const now = clock()
          const user = await findUser(trx, actor.id)
          if (!user) throw notFound()
          const bankAccount = await findBankAccount(trx, encryption, actor.id)
          const account = await reportingAccount(trx, actor.id)

          return {
            exportedAt: now.toISOString(),
            profile: profileOf(user),
            bankAccounts: bankAccount ? [{ ...bankAccount }] : [],
            flats: await flatsOf(trx, actor.id),
            ...withFiles(
              { ...(await partsOfFlats(trx, actor.id, now)), ...(await requestsOf(trx, actor.id, now)) },
              dayOf(now),
            ),
            payments: await paymentsOf(trx, actor.id),
            ...(await depositsOf(trx, actor.id)),
            lastDays: await lastDaysOf(trx, actor.id, now),
            ...(await reviewsOf(trx, actor.id, now)),
            ...(await tracesOf(trx, actor.id)),
            ...(await helpOf(trx, account)),
            reports: await reportsOf(trx, account),
          }
        })
    },
  }
}
