import { type BookingStatus, CONFIRMED_STATUSES, type FlatStatus, isOpenByLink } from '@domizil/domain'
import { type Actor, forbidden, type User } from '../../foundation/kernel/index.ts'
import { findFlat, type FlatRow } from './flat-repository.ts'
import { flatArchived, flatNotFound } from './flat-refusals.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { lockFlat } from './own-flat-repository.ts'

interface OwnedFlat {
  owner_id: string
  status: FlatStatus
}

export function isOwner(actor: Actor, flat: Pick<OwnedFlat, 'owner_id'>): boolean {
  return actor.id === flat.owner_id
}

/** The owner and administrators see a flat in every status. */
export function seesEveryStatus(actor: Actor, flat: Pick<OwnedFlat, 'owner_id'>): boolean {
  return actor.isAdmin || isOwner(actor, flat)
}

/** The public sees what is open by link; the parties of a booking, its owner and administrators see it in every status. */
export function maySee(actor: Actor, flat: OwnedFlat, bookings: readonly BookingStatus[]): boolean {
  return isOpenByLink(flat.status) || seesEveryStatus(actor, flat) || bookings.length > 0
}

const CONFIRMED: readonly BookingStatus[] = CONFIRMED_STATUSES

/** The street is visible to the owner, admins, and a tenant who is about to sign. */
export function mayKnowAddress(actor: Actor, flat: OwnedFlat, bookings: readonly BookingStatus[]): boolean {
  return seesEveryStatus(actor, flat) || bookings.some((status) => CONFIRMED.includes(status))
}

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
