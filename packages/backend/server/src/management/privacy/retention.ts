import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'

/**
 * Vouchers have a legal retention of eight years (§ 147 AO, § 257 HGB), from the end of the year they were made in.
 */
const RETENTION_YEARS = 8

/** The last day of the retention of a record made on a day. */
export function retentionEnd(madeOn: string): string {
  return `${Number(madeOn.slice(0, 4)) + RETENTION_YEARS}-12-31`
}

/** The end of the retention of a user's contracts and invoices. Null without any. */
export async function lockedUntil(db: Queries, userId: string, now: Date): Promise<string | null> {
  const contracts = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select('booking.end_date as day')
    .where('booking.status', '=', 'BOOKING_COMPLETED')
    .where((eb) => eb.or([eb('booking.tenant_id', '=', userId), eb('flat.owner_id', '=', userId)]))
    .execute()
  const invoices = await db
    .selectFrom('invoice')
    .select((eb) => eb.fn<string>('greatest', ['issued_on', 'credited_on']).as('day'))
    .where('recipient_id', '=', userId)
    .execute()

  const last = [...contracts, ...invoices]
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  return last ? retentionEnd(last) : null
}
