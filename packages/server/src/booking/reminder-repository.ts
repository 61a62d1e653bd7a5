import { PENDING_STATUSES } from '@domizil/domain'
import type { Queries } from '../lib/queries.ts'

/** What decides whether somebody has to be reminded of a booking. */
export async function listToRemind(trx: Queries) {
  return trx
    .selectFrom('booking')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select([
      'booking.id',
      'booking.tenant_id',
      'flat.owner_id',
      'booking.status',
      'booking.start_date',
      'booking.expires_at',
      'booking.reminded_at',
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
    .orderBy('booking.id')
    .forUpdate('booking')
    .skipLocked()
    .execute()
}

export type RemindableRow = Awaited<ReturnType<typeof listToRemind>>[number]

export async function markReminded(trx: Queries, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await trx.updateTable('booking').set({ reminded_at: now }).where('id', 'in', ids).execute()
}
