import type { Booking } from '@domizil/api/schemas'
import type { Database } from '../../foundation/tables/index.ts'
import { findFlat, flatNotFound, isOwner } from '../../catalogue/flat/index.ts'
import { type Clock, forbidden, type User } from '../../foundation/kernel/index.ts'
import { countRequests, countTenantActions, listFlatIdsOf } from './booking-count-repository.ts'
import { countLandlordActions } from '../booking/index.ts'
import { readBookings } from './read-bookings.ts'

export type BookingListService = ReturnType<typeof createBookingListService>

interface Count {
  count: number
}

/** Lists bookings, and counts those that need an action. */
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

    /** The bookings of all flats of the actor, the newest first. */
    async listOfLandlord(actor: User): Promise<Booking[]> {
      return readBookings(db, { landlordId: actor.id }, { reader: 'LANDLORD', now: clock() })
    },

    /** The bookings of one's flat, the newest first. */
    async listOfFlat(actor: User, flatId: number): Promise<Booking[]> {
      await ownFlat(actor, flatId)
      return readBookings(db, { flatId }, { reader: 'LANDLORD', now: clock() })
    },

    /** The number of the tenant's requests that need an action. */
    async countTenantActions(actor: User): Promise<Count> {
      return { count: await countTenantActions(db, actor.id, clock()) }
    },

    /** The number of requests for the landlord's flats that need the landlord's action. */
    async countLandlordActions(actor: User): Promise<Count> {
      return { count: await countLandlordActions(db, await listFlatIdsOf(db, actor.id), clock()) }
    },

    /** The same for one flat. */
    async countFlatActions(actor: User, flatId: number): Promise<Count> {
      await ownFlat(actor, flatId)
      return { count: await countLandlordActions(db, [flatId], clock()) }
    },

    /** All bookings of a flat but the cancelled. */
    async countOfFlat(actor: User, flatId: number): Promise<Count> {
      await ownFlat(actor, flatId)
      return { count: await countRequests(db, flatId, clock()) }
    },
  }
}
