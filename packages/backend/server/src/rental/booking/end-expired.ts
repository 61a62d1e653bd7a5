import { sql } from 'kysely'
import type { Database } from '../../foundation/tables/index.ts'
import { type JobResult, type JobTools, processEach } from '../../infrastructure/job/index.ts'
import { endAsExpired, listExpired } from './booking-end-repository.ts'
import { lockBooking } from './booking-repository.ts'

/** The kind of the timer that ends expired bookings. */
export const END_EXPIRED_BOOKINGS = 'END_EXPIRED_BOOKINGS'

/**
 * Cancels expired bookings, each in a separate transaction, and notifies both parties. For a timer: reads see a
 * booking as cancelled from its expiry on, however late the timer is.
 */
export function endExpiredBookings(dependencies: JobTools): Promise<JobResult> {
  const { db } = dependencies

  return processEach(dependencies, {
    kind: END_EXPIRED_BOOKINGS,
    list: (due, now) => listExpired(db, now, due),
    key: sql.ref('booking.id'),
    keyOf: (id) => id,
    process: (id, now) => endIfExpired(db, id, now),
  })
}

/** Cancels an expired booking in a separate transaction. Does nothing for others. */
export async function endIfExpired(db: Database, id: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id, now)
    if (booking?.has_expired) await endAsExpired(trx, [booking], now)
  })
}
