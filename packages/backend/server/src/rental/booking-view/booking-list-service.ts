import type { Booking } from '@domizil/api/schemas'
import type { Database } from '../../foundation/tables/index.ts'
import { findFlat, flatNotFound, isOwner } from '../../catalogue/flat/index.ts'
import { type Clock, forbidden, type User } from '../../foundation/kernel/index.ts'
import { countRequests, countTenantTurns, listFlatIdsOf } from './booking-count-repository.ts'
import { countLandlordTurns } from '../booking/index.ts'
import { readBookings } from './read-bookings.ts'

export type BookingListService = ReturnType<typeof createBookingListService>

interface Count {
  count: number
}

/** Which bookings there are, and in how many it is one's turn. */
export function createBookingListService({ db, clock }: { db: Database; clock: Clock }) {
  /**
   * @throws {DomainError} 404 if there is no such flat, or it is another user's.
   * @throws {DomainError} FORBIDDEN for an administrator: requests are private.
   */
  async function ownFlat(actor: User, flatId: number): Promise<void> {
    const flat = await findFlat(db, flatId)
    const isOwn = flat !== undefined && isOwner(actor, flat)
    if (flat && !isOwn && actor.isAdmin) throw forbidden()
    if (!isOwn) throw flatNotFound()
  }

  return {
    /** The actor's own requests, the newest first. */
    async listOfTenant(actor: User): Promise<Booking[]> {
      return readBookings(db, { tenantId: actor.id }, { reader: 'TENANT', now: clock() })
    },

    /** The bookings of one's flat, the newest first. */
    async listOfFlat(actor: User, flatId: number): Promise<Booking[]> {
      await ownFlat(actor, flatId)
      return readBookings(db, { flatId }, { reader: 'LANDLORD', now: clock() })
    },

    /** The number of the tenant's requests that need an action. */
    async countTenantTurns(actor: User): Promise<Count> {
      return { count: await countTenantTurns(db, actor.id, clock()) }
    },

    /** In how many requests for all their flats the landlord has to act now. */
    async countLandlordTurns(actor: User): Promise<Count> {
      return { count: await countLandlordTurns(db, await listFlatIdsOf(db, actor.id), clock()) }
    },

    /** The same for one flat. */
    async countFlatTurns(actor: User, flatId: number): Promise<Count> {
      await ownFlat(actor, flatId)
      return { count: await countLandlordTurns(db, [flatId], clock()) }
    },

    /** All bookings of a flat but the cancelled. */
    async countOfFlat(actor: User, flatId: number): Promise<Count> {
      await ownFlat(actor, flatId)
      return { count: await countRequests(db, flatId, clock()) }
    },
  }
}
