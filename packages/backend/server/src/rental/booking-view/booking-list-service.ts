import type { Booking } from '@domizil/api/schemas'
import { bookingsAsOf, type Database, type Queries } from '../../foundation/tables/index.ts'
import { findFlat, flatNotFound, isOwner } from '../../catalogue/flat/index.ts'
import { type Clock, forbidden, type User } from '../../foundation/kernel/index.ts'
import { listWaiting } from './waiting.ts'
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
      const waiting = await listWaiting(db, { tenantId: actor.id }, clock())
      return { count: waiting.length, unreadMessages: await countUnreadOfTenant(db, actor.id) }
    },

    /** The number of requests for the landlord's flats that need the landlord's action, and of unread messages. */
    async countLandlordActions(actor: User): Promise<Waiting> {
      const flatIds = await listFlatIdsOf(db, actor.id)
      const waiting = await listWaiting(db, { flatIds }, clock())
      const unread = await countUnreadOfFlats(db, flatIds)
      return {
        count: waiting.length,
        unreadMessages: [...unread.values()].reduce((sum, one) => sum + one, 0),
      }
    },

    /** The number of requests for one flat that need the landlord's action. */
    async countFlatActions(actor: User, flatId: number): Promise<Count> {
      await ownFlat(actor, flatId)
      return { count: (await listWaiting(db, { flatIds: [flatId] }, clock())).length }
    },

    /** All bookings of a flat but the cancelled. */
    async countOfFlat(actor: User, flatId: number): Promise<Count> {
      await ownFlat(actor, flatId)
      return { count: await countRequests(db, flatId, clock()) }
    },
  }
}

/** All bookings of a flat but the cancelled. */
async function countRequests(db: Queries, flatId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('flat_id', '=', flatId)
    .where('status', '<>', 'BOOKING_CANCELED')
    .executeTakeFirstOrThrow()

  return count
}

/** The flats of an owner. */
async function listFlatIdsOf(db: Queries, ownerId: string): Promise<number[]> {
  const rows = await db.selectFrom('flat').select('id').where('owner_id', '=', ownerId).execute()
  return rows.map(({ id }) => id)
}
