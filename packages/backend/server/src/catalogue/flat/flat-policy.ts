import { type BookingStatus, CONFIRMED_STATUSES, type FlatStatus, isOpenByLink } from '@domizil/domain'
import type { Actor } from '../../foundation/kernel/index.ts'

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
