import type { Insertable, Updateable } from 'kysely'
import type { BookingActor, BookingEvent } from '@domizil/domain'
import { lockFlat } from '../../catalogue/flat/index.ts'
import { bookingsAsOf, type Queries, type Tables } from '../../foundation/tables/index.ts'

/** A booking with the owner of its flat. */
export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** The actor of an event in the timeline. */
export interface EventActor {
  actor: BookingActor
  /** Null for the system. */
  actorId: string | null
}

/**
 * Locks a booking so that two answers cannot both win. The flat is locked first, always: then transactions about
 * bookings of one flat wait for each other in line and never in a circle.
 */
export async function lockBooking(trx: Queries, id: number, now: Date): Promise<BookingRow | undefined> {
  const known = await trx.selectFrom('booking').select('flat_id').where('id', '=', id).executeTakeFirst()
  const flat = known && (await lockFlat(trx, known.flat_id))
  if (!flat) return undefined

  const booking = await trx
    .selectFrom(bookingsAsOf(now).as('booking'))
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return booking && { ...booking, owner_id: flat.owner_id }
}

/** A booking with the owner of its flat, as it is at that moment. */
export async function findBooking(db: Queries, id: number, now: Date) {
  return db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .selectAll('booking')
    .select('flat.owner_id')
    .where('booking.id', '=', id)
    .executeTakeFirst()
}

/** Selects bookings with their flat, its owner and their tenant, as they are at that moment. */
export function selectWithParties(db: Queries, now: Date) {
  return db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .innerJoin('app_user as owner', 'owner.id', 'flat.owner_id')
    .innerJoin('app_user as tenant', 'tenant.id', 'booking.tenant_id')
    .selectAll('booking')
    .select('flat.owner_id')
}

export async function insertBooking(trx: Queries, values: Insertable<Tables['booking']>): Promise<number> {
  const { id } = await trx.insertInto('booking').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateBooking(
  trx: Queries,
  id: number,
  columns: Updateable<Tables['booking']>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('booking')
    .set((eb) => ({ ...columns, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function insertEvents(
  trx: Queries,
  bookingIds: number[],
  event: BookingEvent,
  { actor, actorId }: EventActor,
  at: Date,
): Promise<void> {
  const events = bookingIds.map((booking_id) => ({
    booking_id,
    at,
    actor,
    actor_id: actorId,
    type: event.type,
    note: noteOf(event),
  }))

  await trx.insertInto('booking_event').values(events).execute()
}

/** The payload as the history shows it: the name below a signature, another last day, or the reason of a cancellation. */
function noteOf(event: BookingEvent): string | null {
  if ('endDate' in event) return event.endDate
  if ('signedName' in event) return event.signedName
  return 'reason' in event ? (event.reason ?? null) : null
}

/** How often a contract has been offered, or awaited, for a booking. */
export async function countOffers(db: Queries, bookingId: number): Promise<number> {
  const { count } = await db
    .selectFrom('booking_event')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('booking_id', '=', bookingId)
    .where('type', 'in', ['CONTRACT_OFFERED', 'CONTRACT_AWAITED'])
    .executeTakeFirstOrThrow()

  return count
}
