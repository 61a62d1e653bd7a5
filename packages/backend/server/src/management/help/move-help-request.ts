import type { HelpStatus } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { recordAction } from '../../infrastructure/audit/index.ts'
import { refuse } from './help-refusals.ts'
import { lockHelpRequest } from './help-desk-repository.ts'
import { setHelpStatus } from './help-repository.ts'

const ACTIONS = { CLOSED: 'HELP_REQUEST_CLOSED', OPEN: 'HELP_REQUEST_REOPENED' } as const

/**
 * Settles a help request or reopens it, and records it. Idempotent.
 *
 * @throws {DomainError} 404 if there is no such request.
 */
export async function moveHelpRequest(
  trx: Queries,
  actor: User,
  { id, status }: { id: number; status: HelpStatus },
  now: Date,
): Promise<void> {
  const before = await lockHelpRequest(trx, id)
  if (!before) throw refuse('HELP_REQUEST_NOT_FOUND')
  if (before.status === status) return

  await setHelpStatus(trx, id, status === 'CLOSED' ? { at: now, by: actor.id } : null)
  const subject = { action: ACTIONS[status], subjectType: 'HELP_REQUEST', subjectId: id } as const
  await recordAction(trx, actor, { ...subject, before: { status: before.status }, after: { status } }, now)
}
