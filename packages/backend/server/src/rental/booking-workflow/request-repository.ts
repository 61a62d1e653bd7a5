import { PENDING_STATUSES } from '@domizil/domain'
import type { FlatRow } from '../../catalogue/flat/index.ts'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'

/**
 * Reads the flat under a shared lock until the transaction ends: concurrent confirmations and status changes are
 * serialized with it.
 */
export async function shareFlat(trx: Queries, id: number): Promise<FlatRow | undefined> {
  return trx.selectFrom('flat').selectAll().where('id', '=', id).forShare().executeTakeFirst()
}

/**
 * Locks the tenant, so that requests are counted one at a time. Resolves with whether the tenant is blocked: a
 * concurrent block is serialized with it.
 */
export async function lockTenant(trx: Queries, id: string): Promise<{ isBlocked: boolean }> {
  const tenant = await trx
    .selectFrom('app_user')
    .select('blocked_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

  return { isBlocked: tenant?.blocked_at != null }
}

/** The flats for which a tenant's requests are open, once for each request. */
export async function listRequestedFlats(trx: Queries, tenantId: string, now: Date): Promise<number[]> {
  const rows = await trx
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select('flat_id')
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', PENDING_STATUSES)
    .execute()

  return rows.map(({ flat_id }) => flat_id)
}

/** A tenant's expired requests for a flat that the timer has not canceled yet. */
export async function listExpiredRequests(
  db: Queries,
  { tenantId, flatId }: { tenantId: string; flatId: number },
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('flat_id', '=', flatId)
    .where('has_expired', '=', true)
    .execute()

  return rows.map(({ id }) => id)
}
