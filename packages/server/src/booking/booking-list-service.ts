import type { Booking } from '@domizil/contract/schemas'
import { findFlat } from '../flat/flat-repository.ts'
import { isOwner } from '../flat/flat-policy.ts'
import type { User } from '../lib/actor.ts'
import { dayOf } from '../lib/clock.ts'
import { DomainError, NotFoundError } from '../lib/errors.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { countRequests, countTenantTurns, listFlatIdsOf } from './booking-count-repository.ts'
import { countLandlordTurns } from './booking-of-flat-repository.ts'
import { endExpired } from './end-expired.ts'
import { readBookings } from './read-bookings.ts'

export type BookingListService = ReturnType<typeof createBookingListService>

interface Count {
  count: number
}

/** Which bookings there are, and in how many it is one's turn. */
export function createBookingListService({ db, clock }: Pick<ServiceDependencies, 'db' | 'clock'>) {
  /**
   * @throws {NotFoundError} if there is no such flat, or it is somebody else's.
   * @throws {DomainError} FORBIDDEN for an administrator: requests are private.
   */
  async function ownFlat(actor: User, flatId: number): Promise<void> {
    const flat = await findFlat(db, flatId)
    const isOwn = flat !== undefined && isOwner(actor, flat)
    if (flat && !isOwn && actor.isAdmin) throw new DomainError(403, 'FORBIDDEN')
    if (!isOwn) throw new NotFoundError('FLAT_NOT_FOUND')

    await endExpired(db, clock())
  }

  return {
    /** The actor's own requests, the newest first. */
    async listOfTenant(actor: User): Promise<Booking[]> {
      await endExpired(db, clock())
      return readBookings(db, { tenantId: actor.id }, { reader: 'TENANT', today: dayOf(clock()) })
    },

    /** The bookings of one's flat, the newest first. */
    async listOfFlat(actor: User, flatId: number): Promise<Booking[]> {
      await ownFlat(actor, flatId)
      return readBookings(db, { flatId }, { reader: 'LANDLORD', today: dayOf(clock()) })
    },

    /** In how many of their own requests the tenant has to act now. */
    async countTenantTurns(actor: User): Promise<Count> {
      await endExpired(db, clock())
      return { count: await countTenantTurns(db, actor.id) }
    },

    /** In how many requests for all their flats the landlord has to act now. */
    async countLandlordTurns(actor: User): Promise<Count> {
      await endExpired(db, clock())
      return { count: await countLandlordTurns(db, await listFlatIdsOf(db, actor.id)) }
    },

    /** The same for one flat. */
    async countFlatTurns(actor: User, flatId: number): Promise<Count> {
      await ownFlat(actor, flatId)
      return { count: await countLandlordTurns(db, [flatId]) }
    },

    /** All bookings of a flat but the cancelled. */
    async countOfFlat(actor: User, flatId: number): Promise<Count> {
      await ownFlat(actor, flatId)
      return { count: await countRequests(db, flatId) }
    },
  }
}
