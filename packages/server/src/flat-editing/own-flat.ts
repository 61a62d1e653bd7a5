import { isOwner } from '../flat/flat-policy.ts'
import { type FlatRow, findFlat } from '../flat/flat-repository.ts'
import type { User } from '../lib/actor.ts'
import { DomainError, NotFoundError } from '../lib/errors.ts'
import type { Queries } from '../lib/queries.ts'
import { lockFlat } from './own-flat-repository.ts'

/** @throws {NotFoundError} if there is no such flat, or it is neither the actor's nor is the actor an administrator. */
export async function findFlatToManage(db: Queries, actor: User, id: number): Promise<FlatRow> {
  return mine(actor, await findFlat(db, id))
}

/** The same, locked until the transaction ends. */
export async function lockFlatToManage(trx: Queries, actor: User, id: number): Promise<FlatRow> {
  return mine(actor, await lockFlat(trx, id))
}

/**
 * The actor's own flat, locked for a change.
 *
 * @throws {NotFoundError} if there is no such flat, or it is somebody else's.
 * @throws {DomainError} FORBIDDEN for an administrator, FLAT_ARCHIVED (409) at its end.
 */
export async function lockOwnFlat(trx: Queries, actor: User, id: number): Promise<FlatRow> {
  const flat = await lockFlatToManage(trx, actor, id)
  if (!isOwner(actor, flat)) throw new DomainError(403, 'FORBIDDEN')
  if (flat.status === 'ARCHIVED') throw new DomainError(409, 'FLAT_ARCHIVED')

  return flat
}

function mine(actor: User, flat: FlatRow | undefined): FlatRow {
  if (!flat || !(isOwner(actor, flat) || actor.isAdmin)) throw new NotFoundError('FLAT_NOT_FOUND')
  return flat
}
