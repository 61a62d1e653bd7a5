import type { AdminHelpRequest } from '@domizil/contract/schemas'
import type { HelpStatus } from '@domizil/domain'
import { ADMIN_LISTS } from '../admin-lists/admin-list.ts'
import { listByIds } from '../admin-lists/admin-list-repository.ts'
import { presentRow } from '../admin-lists/present-row.ts'
import { recordAction } from '../audit/audit-repository.ts'
import type { User } from '../lib/actor.ts'
import { NotFoundError } from '../lib/errors.ts'
import { requireAdmin } from '../lib/require-admin.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { lockHelpRequest, setHelpStatus } from './help-repository.ts'

export type HelpInboxService = ReturnType<typeof createHelpInboxService>

const ACTIONS = { CLOSED: 'HELP_REQUEST_CLOSED', OPEN: 'HELP_REQUEST_REOPENED' } as const

/** What administrators do with help requests. Doing the same again changes nothing. */
export function createHelpInboxService({ db, clock }: Pick<ServiceDependencies, 'db' | 'clock'>) {
  return {
    /**
     * Says that a help request was answered, when and by whom.
     *
     * @throws {NotFoundError} if there is no such request.
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    close: (actor: User, id: number) => move(actor, id, 'CLOSED'),

    /** Lets a help request wait for an answer again. Throws what `close` throws. */
    reopen: (actor: User, id: number) => move(actor, id, 'OPEN'),
  }

  async function move(actor: User, id: number, status: HelpStatus): Promise<AdminHelpRequest> {
    requireAdmin(actor)
    const now = clock()

    return db.transaction().execute(async (trx) => {
      const before = await lockHelpRequest(trx, id)
      if (!before) throw new NotFoundError('HELP_REQUEST_NOT_FOUND')

      if (before.status !== status) {
        await setHelpStatus(trx, id, status === 'CLOSED' ? { at: now, by: actor.id } : null)
        const subject = { action: ACTIONS[status], subjectType: 'HELP_REQUEST', subjectId: id } as const
        await recordAction(trx, actor, { ...subject, before, after: { status } }, now)
      }
      const [row] = await listByIds<AdminHelpRequest>(trx, ADMIN_LISTS.helpRequests, [id])
      if (!row) throw new NotFoundError('HELP_REQUEST_NOT_FOUND')
      return presentRow(row)
    })
  }
}
