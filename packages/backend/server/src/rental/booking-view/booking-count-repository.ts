import { hasToAct, PENDING_STATUSES } from '@domizil/domain'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'
import { stateOf } from '../booking/index.ts'

/** The number of a tenant's requests that need the tenant's action. */
export async function countTenantActions(db: Queries, tenantId: string, now: Date): Promise<number> {
  const open = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select(['status', 'contract_type', 'contract_offered_at', 'contract_hash'])
    .select(['landlord_signed_at', 'tenant_signed_at'])
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', PENDING_STATUSES)
    .execute()

  return open.filter((booking) => hasToAct(stateOf(booking), 'TENANT')).length
}

/** All bookings of a flat but the cancelled. */
export async function countRequests(db: Queries, flatId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('flat_id', '=', flatId)
    .where('status', '<>', 'BOOKING_CANCELED')
    .executeTakeFirstOrThrow()

  return count
}

/** The flats of an owner. */
export async function listFlatIdsOf(db: Queries, ownerId: string): Promise<number[]> {
  const rows = await db.selectFrom('flat').select('id').where('owner_id', '=', ownerId).execute()
  return rows.map(({ id }) => id)
}
