import type { AdminHelpRequest } from '@domizil/api/schemas'
import { type Clock, newReferenceNumber, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { recordAction } from '../../infrastructure/audit/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { adminListAsOf, listByIds, presentRow, userNotFound } from '../admin/index.ts'
import { entryText } from './entry-text.ts'
import { messageTo } from './help-mails.ts'
import { refuse } from './help-refusals.ts'
import { findAddressee, insertTeamMessage, ownsFlat } from './team-message-repository.ts'

/** What an administrator writes, and the flat of that person that it is about. */
export interface TeamMessage {
  message: string
  flatId?: number | undefined
}

/** Messages of administrators to people. */
export function createTeamMessages({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Mails a message to a person in their language, and names the flat that it is about. It begins a settled thread in the
     * help inbox, where it is followed up.
     *
     * @throws {DomainError} ADMINS_ONLY (403), USER_NOT_FOUND (404), HELP_ENTRY_INVALID (422), FLAT_OF_ANOTHER (422).
     */
    async write(actor: User, id: string, { message, flatId }: TeamMessage): Promise<AdminHelpRequest> {
      requireAdmin(actor)
      const text = entryText(message)
      const now = clock()

      return db.transaction().execute(async (trx) => {
        const addressee = await findAddressee(trx, id)
        if (!addressee) throw userNotFound()
        if (flatId !== undefined && !(await ownsFlat(trx, id, flatId))) throw refuse('FLAT_OF_ANOTHER')

        const reference = newReferenceNumber('H')
        const thread = { ...addressee, reference, message: text, flatId, adminId: actor.id }
        const request = await insertTeamMessage(trx, thread, now)
        await orderMails(trx, [messageTo(request)], now)
        const subject = { action: 'USER_WRITTEN_TO', subjectType: 'USER', subjectId: id } as const
        await recordAction(trx, actor, { ...subject, before: {}, after: { number: reference } }, now)

        const [row] = await listByIds<AdminHelpRequest>(trx, adminListAsOf('helpRequests', now), [request.id])
        if (!row) throw new TypeError(`The message ${request.id} was not stored`)
        return presentRow(row)
      })
    },
  }
}
