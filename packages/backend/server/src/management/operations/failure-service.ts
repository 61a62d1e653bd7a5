import type { CallInput, reportFailure } from '@domizil/api'
import type { FailureCount } from '@domizil/api/schemas'
import { addDays, FAILURE_DAYS, failureMessage } from '@domizil/domain'
import type { Database } from '../../foundation/tables/index.ts'
import { type Clock, dayOf, forbidden, type User } from '../../foundation/kernel/index.ts'
import type { CanaryService } from './canary-service.ts'
import {
  countAgain,
  countMessages,
  deleteFailuresBefore,
  type FailureRow,
  insertFailure,
  sumFailures,
} from './failure-repository.ts'

export type FailureService = ReturnType<typeof createFailureService>

type Failure = CallInput<typeof reportFailure>['params'] & CallInput<typeof reportFailure>['body']

/** Clients can invent versions: the number of new ones per day is limited. */
const MOST_A_DAY = 200
/** What a version says beyond this, in one phase on one day, counts without its words. */
const MOST_MESSAGES = 10

/** What has failed in browsers: counted, so that a version that fails is seen, and forgotten after some days. */
export function createFailureService({
  db,
  clock,
  canaries,
}: {
  db: Database
  clock: Clock
  canaries: Pick<CanaryService, 'count'>
}) {
  async function note(row: FailureRow): Promise<boolean> {
    const isWordy = row.message !== '' && (await countMessages(db, row)) >= MOST_MESSAGES
    const short = isWordy ? { ...row, message: '' } : row
    if (isWordy && (await countAgain(db, short))) return true

    await deleteFailuresBefore(db, addDays(row.day, -FAILURE_DAYS))
    return insertFailure(db, short, MOST_A_DAY)
  }

  return {
    /** Counts a failure, for the canary too that the visit belongs to. Tells whether it was counted. */
    async report({ trial, message = '', ...failure }: Failure): Promise<{ noted: boolean }> {
      const now = clock()
      const row = { ...failure, message: failureMessage(message), day: dayOf(now), last_at: now }
      const isNoted = (await countAgain(db, row)) || (await note(row))
      if (trial) await canaries.count({ ...failure, trial }, 'failures')
      return { noted: isNoted }
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
