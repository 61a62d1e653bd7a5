import { type BookingStatus, type CancelReason, type Period, UNCONFIRMED_STATUSES } from '@domizil/domain'
import { sql } from 'kysely'
import { freeDays, freeLapsedDays } from '../../catalogue/occupancy/index.ts'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'
import type { Due } from '../../infrastructure/job/index.ts'
import { notifyParties } from './booking-mails.ts'
import { type BookingRow, type EventActor, insertEvents } from './booking-repository.ts'

const SYSTEM: EventActor = { actor: 'SYSTEM', actorId: null }

/** Why bookings end, and when they did where that was before now. */
interface Ending extends EventActor {
  why?: string | undefined
  endedAt?: Date
}

/** Cancels bookings for a reason, frees their days, and records the event of each. */
export async function endBookings(
  trx: Queries,
  ids: number[],
  reason: CancelReason,
  now: Date,
  { why, endedAt = now, ...eventActor }: Ending = SYSTEM,
): Promise<void> {
  if (ids.length === 0) return

  await trx
    .updateTable('booking')
    .set((eb) => ({
      status: 'BOOKING_CANCELED',
      cancel_reason: reason,
      expires_at: null,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute()
  await freeDays(trx, ids)
  const event = { type: reason, reason: why }
  await insertEvents(trx, ids, event, eventActor, endedAt)
  await notifyParties(trx, ids, event, eventActor, now)
}

/** A booking whose time to answer is over. */
interface Expired {
  id: number
  expired_at: Date | null
}

/** Cancels expired bookings as of their expiry, however late they are seen. */
export async function endAsExpired(trx: Queries, expired: readonly Expired[], now: Date): Promise<void> {
  for (const { id, expired_at: endedAt } of expired) {
    await endBookings(trx, [id], 'EXPIRED', now, { ...SYSTEM, ...(endedAt && { endedAt }) })
  }
}

/** The unconfirmed requests for the same flat that overlap the days of a booking. */
export async function listOverlapping(
  trx: Queries,
  booking: Pick<BookingRow, 'id' | 'flat_id' | 'period'>,
  now: Date,
): Promise<number[]> {
  const rows = await trx
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select('id')
    .where('flat_id', '=', booking.flat_id)
    .where('id', '<>', booking.id)
    .where('status', 'in', UNCONFIRMED_STATUSES)
    .where(sql<boolean>`period && ${booking.period}::daterange`)
    .execute()

  return rows.map(({ id }) => id)
}

/**
 * Cancels the expired bookings of a locked flat that overlap the given days. Called before days are taken: a transition
 * of such a booking that began before its expiry and waits for the lock must find it canceled. Days of lapsed proposals
 * are freed as well.
 */
export async function endExpiredWithin(trx: Queries, flatId: number, days: Period, now: Date): Promise<void> {
  const rows = await trx
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select(['id', 'expired_at'])
    .where('flat_id', '=', flatId)
    .where('has_expired', '=', true)
    .where(sql<boolean>`booking.period && daterange(${days.from}::date, ${days.to}::date, '[]')`)
    .execute()

  await endAsExpired(trx, rows, now)
  await freeLapsedDays(trx, flatId, days, now)
}

/** The bookings of a flat in one of the statuses. */
export async function listIdsOfFlat(
  trx: Queries,
  flatId: number,
  statuses: readonly BookingStatus[],
  now: Date,
): Promise<number[]> {
  const rows = await trx
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select('id')
    .where('flat_id', '=', flatId)
    .where('status', 'in', statuses)
    .execute()

  return rows.map(({ id }) => id)
}

/** The bookings that have expired and are not canceled yet, at most `limit` of them. */
export async function listExpired(db: Queries, now: Date, { ready, limit }: Due): Promise<number[]> {
  const rows = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select('id')
    .where('has_expired', '=', true)
    .where(ready)
    .orderBy('expired_at')
    .orderBy('id')
    .limit(limit)
    .execute()

  return rows.map(({ id }) => id)
}

/** Locks flats one after the other in the order of their ids, so that two who lock several never wait in a circle. */
export async function lockFlats(trx: Queries, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await trx.selectFrom('flat').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/**
 * Locks a user with the user's own and requested flats. Flats are always locked before users, which prevents
 * deadlocks. If the user has got another flat while the row was being locked, the transaction is rolled back and
 * retried with it.
 */
export async function lockUserAndFlats<Result>(
  trx: Queries,
  userId: string,
  lockRow: () => Promise<Result>,
): Promise<Result> {
  const flatIds = await listFlatsAround(trx, userId)
  await sql`SAVEPOINT before_locks`.execute(trx)
  await lockFlats(trx, flatIds)
  const locked = await lockRow()

  const known = new Set(flatIds)
  if ((await listFlatsAround(trx, userId)).every((id) => known.has(id))) return locked
  await sql`ROLLBACK TO SAVEPOINT before_locks`.execute(trx)
  return lockUserAndFlats(trx, userId, lockRow)
}

async function listFlatsAround(trx: Queries, userId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('flat')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', userId),
        eb('id', 'in', trx.selectFrom('booking').select('flat_id').where('tenant_id', '=', userId)),
      ]),
    )
    .execute()

  return rows.map(({ id }) => id)
}
