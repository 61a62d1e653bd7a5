import type { CallInput, reportFailure } from '@domizil/api'
import type { FailureCount } from '@domizil/api/schemas'
import { addDays, FAILURE_DAYS } from '@domizil/domain'
import type { Database } from '../../foundation/tables/index.ts'
import { type Clock, dayOf, forbidden, type User } from '../../foundation/kernel/index.ts'
import { countAgain, deleteFailuresBefore, insertFailure, sumFailures } from './failure-repository.ts'

export type FailureService = ReturnType<typeof createFailureService>

type Failure = CallInput<typeof reportFailure>['params'] & CallInput<typeof reportFailure>['body']

/** Clients can invent versions: the number of new ones per day is limited. */
const MOST_A_DAY = 200

/** What has failed in browsers: counted, so that a version that fails is seen, and forgotten after some days. */
export function createFailureService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Counts a failure. Tells whether it was counted. */
    async report(failure: Failure): Promise<{ noted: boolean }> {
      const now = clock()
      const row = { ...failure, day: dayOf(now), last_at: now }
      if (await countAgain(db, row)) return { noted: true }

      await deleteFailuresBefore(db, addDays(row.day, -FAILURE_DAYS))
      return { noted: await insertFailure(db, row, MOST_A_DAY) }
    },

    /**
     * What has failed in the last days, the most frequent first.
     *
     * @throws {DomainError} FORBIDDEN (403) for everybody but administrators.
     */
    async list(actor: User): Promise<FailureCount[]> {
      if (!actor.isAdmin) throw forbidden()

      const rows = await sumFailures(db, addDays(dayOf(clock()), 1 - FAILURE_DAYS))
      return rows.map(({ count, last_at, ...failure }) => ({
        ...failure,
        count: Number(count),
        lastAt: last_at.toISOString(),
      }))
    },
  }
}
