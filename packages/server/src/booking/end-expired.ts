import type { Database } from '../lib/queries.ts'
import { endBookings, listExpired, lockFlats } from './booking-end-repository.ts'

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
