import type { Booking } from '@domizil/api/schemas'
import type { Database } from '../../foundation/tables/index.ts'
import { findFlat, flatNotFound, isOwner } from '../../catalogue/flat/index.ts'
import { type Clock, forbidden, type User } from '../../foundation/kernel/index.ts'
import { countRequests, countTenantActions, listFlatIdsOf } from './booking-count-repository.ts'
import { countLandlordActions } from '../booking/index.ts'
import { listLastDayTurns } from '../last-day/index.ts'
import { countUnreadOfFlats, countUnreadOfTenant } from '../conversation/index.ts'
import { readBookings } from './read-bookings.ts'

export type BookingListService = ReturnType<typeof createBookingListService>

export interface Count {
  count: number
}

/** What waits for a party: requests that need an action, and messages. */
export interface Waiting extends Count {
  unreadMessages: number
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

  async function countForLandlord(flatIds: number[]): Promise<number> {
    const now = clock()
    const turns = await listLastDayTurns(db, { party: 'LANDLORD', flatIds }, now)
    return turns.length + (await countLandlordActions(db, flatIds, now))
  }

  return {
    /** The actor's own requests: those that need an action first, then the newest, the cancelled last. */
    async listOfTenant(actor: User): Promise<Booking[]> {
      return readBookings(db, { tenantId: actor.id }, { reader: 'TENANT', now: clock() })
    },

    /** The bookings of all flats of the actor, in the same order. */
    async listOfLandlord(actor: User): Promise<Booking[]> {
      return readBookings(db, { landlordId: actor.id }, { reader: 'LANDLORD', now: clock() })
    },

    /** The bookings of one's flat, in the same order. */
    async listOfFlat(actor: User, flatId: number): Promise<Booking[]> {
      await ownFlat(actor, flatId)
      return readBookings(db, { flatId }, { reader: 'LANDLORD', now: clock() })
    },

    /** The number of the tenant's requests that need an action, and of unread messages. */
    async countTenantActions(actor: User): Promise<Waiting> {
      const now = clock()
      const turns = await listLastDayTurns(db, { party: 'TENANT', tenantId: actor.id }, now)
      const count = turns.length + (await countTenantActions(db, actor.id, now))
      return { count, unreadMessages: await countUnreadOfTenant(db, actor.id) }
    },

    /** The number of requests for the landlord's flats that need the landlord's action, and of unread messages. */
    async countLandlordActions(actor: User): Promise<Waiting> {
      const flatIds = await listFlatIdsOf(db, actor.id)
      const count = await countForLandlord(flatIds)
      const unread = await countUnreadOfFlats(db, flatIds)
      return { count, unreadMessages: [...unread.values()].reduce((sum, one) => sum + one, 0) }
    },

    /** The number of requests for one flat that need the landlord's action. */
    async countFlatActions(actor: User, flatId: number): Promise<Count> {
      await ownFlat(actor, flatId)
      return { count: await countForLandlord([flatId]) }
    },

    /** All bookings of a flat but the cancelled. */
    async countOfFlat(actor: User, flatId: number): Promise<Count> {
      await ownFlat(actor, flatId)
      return { count: await countRequests(db, flatId, clock()) }
    },
  }
}
