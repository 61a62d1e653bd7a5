import { FLAT_TRANSITIONS } from '@domizil/domain'
import { lockFlatToManage } from '../../catalogue/flat/index.ts'
import type { User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { refuse } from './own-flats-refusals.ts'
import { setStatus } from './set-status.ts'

/**
 * Hides a listing after a report, or lists it again after a complaint, unless its owner has changed it meanwhile. The
 * caller sends the reasons. Idempotent.
 *
 * @throws {DomainError} 404 if there is no such flat.
 * @throws {DomainError} FLAT_STATUS_NOT_ALLOWED (409) for a flat that is not listed.
 */
export async function moderateFlat(
  trx: Queries,
  actor: User,
  { id, target, reason }: { id: number; target: 'REJECTED' | 'ACTIVE'; reason: string },
  now: Date,
): Promise<void> {
  const flat = await lockFlatToManage(trx, actor, id)
  if (flat.status === target || (target === 'ACTIVE' && flat.status !== 'REJECTED')) return

  const isPossible = FLAT_TRANSITIONS.some(({ from, to }) => to === target && from.includes(flat.status))
  if (!isPossible) throw refuse('FLAT_STATUS_NOT_ALLOWED', { values: { status: flat.status, target } })
  await setStatus(trx, actor, flat, { status: target, reason }, now)
}
