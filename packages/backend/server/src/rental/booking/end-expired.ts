import { sql } from 'kysely'
import { isReady, type JobTools, processEach } from '../../infrastructure/job/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { endBookings, listExpired, listOverdueBookings, lockFlats } from './booking-end-repository.ts'
import { lockBooking } from './booking-repository.ts'

/** The kind of the timer that ends expired bookings. */
export const END_EXPIRED_BOOKINGS = 'END_EXPIRED_BOOKINGS'
const AT_A_TIME = 200

/** Ends what nobody has answered in time, each booking for itself. For a timer. */
export async function endExpiredBookings(dependencies: JobTools): Promise<void> {
  const { db, clock } = dependencies
  const now = clock()
  const ready = isReady(END_EXPIRED_BOOKINGS, sql.ref('booking.id'), now)

  await processEach(dependencies, {
    kind: END_EXPIRED_BOOKINGS,
    list: () => listOverdueBookings(db, now, { ready, limit: AT_A_TIME }),
    keyOf: (id) => id,
    process: (id) =>
      db.transaction().execute(async (trx) => {
        const booking = await lockBooking(trx, id)
        const isExpired = booking?.expires_at && booking.expires_at <= now
        if (isExpired) await endBookings(trx, [id], 'EXPIRED', now)
      }),
  })
}

/**
 * Ends what nobody has answered in time. Called by a timer, and before bookings are read or answered: so nobody ever
 * sees a request that is over, however late the timer is.
 */
export async function endExpired(db: Database, now: Date): Promise<void> {
  const expired = await listExpired(db, now)
  if (expired.length === 0) return

  await db.transaction().execute(async (trx) => {
    await lockFlats(trx, [...new Set(expired.map(({ flat_id }) => flat_id))])
    // Asked again: while waiting for the lock somebody may have answered.
    const still = await listExpired(trx, now)
    const ids = still.map(({ id }) => id).filter((id) => expired.some((before) => before.id === id))

    await endBookings(trx, ids, 'EXPIRED', now)
  })
}
