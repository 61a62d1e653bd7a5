import type { Queries } from '../../foundation/tables/index.ts'

/** The stored payments of a user's bookings, on either side. */
export async function paymentsOf(db: Queries, userId: string) {
  return db
    .selectFrom('booking_payment as payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .selectAll('payment')
    .where((eb) => eb.or([eb('booking.tenant_id', '=', userId), eb('flat.owner_id', '=', userId)]))
    .orderBy('payment.booking_id')
    .orderBy('payment.number')
    .execute()
}
