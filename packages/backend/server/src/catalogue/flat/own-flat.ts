import { isOwner } from './flat-policy.ts'
import { type FlatRow, findFlat } from './flat-repository.ts'
import { forbidden, type User } from '../../foundation/kernel/index.ts'
import { flatArchived, flatNotFound } from './flat-refusals.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { lockFlat } from './own-flat-repository.ts'

/** @throws {DomainError} 404 if there is no such flat, or it is neither the actor's nor is the actor an administrator. */
export async function findFlatToManage(db: Queries, actor: User, id: number): Promise<FlatRow> {
  return mine(actor, await findFlat(db, id))
}

/** The same, locked until the transaction ends. */
export async function lockFlatToManage(trx: Queries, actor: User, id: number): Promise<FlatRow> {
  return mine(actor, await lockFlat(trx, id))
}

/**
 * Locks the actor's flat for a change.
 *
 * @throws {DomainError} 404 if there is no such flat, or it is another user's.
 * @throws {DomainError} FORBIDDEN for an administrator, FLAT_ARCHIVED (409) for an archived flat.
 */
export async function lockOwnFlat(trx: Queries, actor: User, id: number): Promise<FlatRow> {
  const flat = await lockFlatToManage(trx, actor, id)
  if (!isOwner(actor, flat)) throw forbidden()
  if (flat.status === 'ARCHIVED') throw flatArchived()

  return flat
}

function mine(actor: User, flat: FlatRow | undefined): FlatRow {
  if (!flat || !(isOwner(actor, flat) || actor.isAdmin)) throw flatNotFound()
  return flat
}
