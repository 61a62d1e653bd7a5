import type { AdminHelpRequest } from '@domizil/api/schemas'
import { addHours, type HelpStatus } from '@domizil/domain'
import { type Clock, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { adminListAsOf, listByIds, presentRow } from '../admin/index.ts'
import { refuse } from './help-refusals.ts'
import { deleteHelpRequests } from './help-repository.ts'
import { moveHelpRequest } from './move-help-request.ts'

export type HelpInboxService = ReturnType<typeof createHelpInboxService>

const RETENTION_HOURS = 180 * 24

/** What administrators do with help requests. Doing the same again changes nothing. */
export function createHelpInboxService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Says that a help request was answered, when and by whom.
     *
     * @throws {DomainError} 404 if there is no such request.
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    close: (actor: User, id: number) => move(actor, id, 'CLOSED'),

    /** Lets a help request wait for an answer again. Throws what `close` throws. */
    reopen: (actor: User, id: number) => move(actor, id, 'OPEN'),

    /** Deletes what has been closed for 180 days, as the privacy policy says. For a timer. */
    purgeClosed: () => deleteHelpRequests(db, addHours(clock(), -RETENTION_HOURS)),
  }

  async function move(actor: User, id: number, status: HelpStatus): Promise<AdminHelpRequest> {
    requireAdmin(actor)
    const now = clock()

    return db.transaction().execute(async (trx) => {
      await moveHelpRequest(trx, actor, { id, status }, now)
      const [row] = await listByIds<AdminHelpRequest>(trx, adminListAsOf('helpRequests', now), [id])
      if (!row) throw refuse('HELP_REQUEST_NOT_FOUND')
      return presentRow(row)
    })
  }
}
