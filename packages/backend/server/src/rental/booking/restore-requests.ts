import { expiresAt, PENDING_STATUSES } from '@domizil/domain'
import { areDaysFree } from '../../catalogue/occupancy/index.ts'
import { dayOf } from '../../foundation/kernel/index.ts'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'
import { updateBooking } from './booking-repository.ts'
import { recordEvents } from './record-events.ts'

/** A locked flat that is offered again, and when it was taken off the market. */
interface Returned {
  flatId: number
  withdrawnAt: Date
}

/**
 * Opens the requests again that ended when a flat was taken off the market, where their days are still to come and free,
 * and their tenant still looks: has an account that is not blocked, and no other request for the flat. The landlord's time
 * to answer begins again; both parties are notified.
 */
export async function restoreRequests(
  trx: Queries,
  { flatId, withdrawnAt }: Returned,
  now: Date,
): Promise<void> {
  const restored: number[] = []
  for (const { id, start_date: from, end_date: to } of await listWithdrawn(
    trx,
    { flatId, withdrawnAt },
    now,
  )) {
    if (!(await areDaysFree(trx, flatId, { from, to }, now))) continue
    const status = 'REQUESTED'
    const expires_at = expiresAt({ status, since: now, startDate: from })
    await updateBooking(trx, id, { status, cancel_reason: null, expires_at }, now)
    restored.push(id)
  }
  const system = { actor: 'SYSTEM', actorId: null } as const
  await recordEvents(trx, restored, { type: 'REQUEST_RESTORED' }, system, now)
}

function listWithdrawn(trx: Queries, { flatId, withdrawnAt }: Returned, now: Date) {
  return trx
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('app_user as tenant', 'tenant.id', 'booking.tenant_id')
    .select(['booking.id', 'booking.start_date', 'booking.end_date'])
    .where('booking.flat_id', '=', flatId)
    .where('booking.status', '=', 'BOOKING_CANCELED')
    .where('booking.cancel_reason', '=', 'FLAT_WITHDRAWN')
    .where('booking.start_date', '>=', dayOf(now))
    .where('tenant.deleted_at', 'is', null)
    .where('tenant.blocked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('booking_event as event')
          .select('event.id')
          .whereRef('event.booking_id', '=', 'booking.id')
          .where('event.type', '=', 'FLAT_WITHDRAWN')
          .where('event.at', '=', withdrawnAt),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(bookingsAsOf(now).as('other'))
            .select('other.id')
            .where('other.flat_id', '=', flatId)
            .whereRef('other.tenant_id', '=', 'booking.tenant_id')
            .where('other.status', 'in', PENDING_STATUSES),
        ),
      ),
    )
    .orderBy('booking.id')
    .execute()
}
