import type { Actor } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** Whether the actor has requested a flat, which then stays visible. */
export async function seesFlatByBooking(db: Queries, actor: Actor, flatId: number): Promise<boolean> {
  const booking = await db
    .selectFrom('booking')
    .select('id')
    .where('flat_id', '=', flatId)
    .where('tenant_id', '=', actor.id ?? '')
    .executeTakeFirst()

  return booking !== undefined
}

/** Whether a tenant has requested a flat of the actor, who then sees the tenant's reviews. */
export async function hasBookingWith(db: Queries, actor: Actor, tenantId: string): Promise<boolean> {
  const booking = await db
    .selectFrom('booking')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select('booking.id')
    .where('booking.tenant_id', '=', tenantId)
    .where('flat.owner_id', '=', actor.id ?? '')
    .executeTakeFirst()

  return booking !== undefined
}
