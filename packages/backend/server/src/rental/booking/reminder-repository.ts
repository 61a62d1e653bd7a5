import { addHours, HOURS_TO_EXPIRY_WARNING, PENDING_STATUSES } from '@domizil/domain'
import { type RawBuilder, sql } from 'kysely'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'

/**
 * The bookings that wait for one of their parties and may be due a reminder, with what decides whether it is. The
 * conditions are those of the stored row, so that indexes serve them.
 */
export function listToRemind(db: Queries, now: Date, ready: RawBuilder<boolean>) {
  const warned = addHours(now, HOURS_TO_EXPIRY_WARNING)

  return pending(db, now)
    .innerJoin('booking as stored', 'stored.id', 'booking.id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('stored.expires_at', '>', now),
          eb('stored.expires_at', '<=', warned),
          eb.or([
            eb('stored.reminded_at', 'is', null),
            sql<boolean>`stored.reminded_at < stored.expires_at - make_interval(hours => ${HOURS_TO_EXPIRY_WARNING})`,
          ]),
        ]),
        eb('stored.status', '=', 'WAITING_FOR_CONTRACT'),
      ]),
    )
    .where(ready)
    .orderBy('booking.id')
    .execute()
}

/** The same of one booking, locked; undefined if it does not wait any more or another process has it. */
export function lockToRemind(trx: Queries, id: number, now: Date) {
  return pending(trx, now).where('booking.id', '=', id).forUpdate('booking').skipLocked().executeTakeFirst()
}

function pending(db: Queries, now: Date) {
  return db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select([
      'booking.id',
      'booking.tenant_id',
      'flat.owner_id',
      'booking.status',
      'booking.start_date',
      'booking.expires_at',
      'booking.reminded_at',
      'booking.contract_type',
      'booking.contract_offered_at',
      'booking.contract_hash',
      'booking.landlord_signed_at',
      'booking.tenant_signed_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('booking_event')
        .select(({ fn }) => fn.max('booking_event.at').as('since'))
        .whereRef('booking_event.booking_id', '=', 'booking.id')
        .whereRef('booking_event.type', '=', 'booking.status')
        .as('since'),
    )
    .where('booking.status', 'in', PENDING_STATUSES)
    .where('booking.expires_at', 'is not', null)
}

export type RemindableRow = Awaited<ReturnType<typeof listToRemind>>[number]

export async function markReminded(trx: Queries, id: number, now: Date): Promise<void> {
  await trx.updateTable('booking').set({ reminded_at: now }).where('id', '=', id).execute()
}
