import { addDays, type Day, PAYMENT_GRACE_DAYS } from '@domizil/domain'
import { sql } from 'kysely'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'

interface YearOf {
  ownerId: string
  year: number
}

/** The rents of an owner's signed bookings by flat and month of their day. */
export async function listRentsOfYear(
  db: Queries,
  { ownerId, year }: YearOf,
  { now, today }: { now: Date; today: Day },
) {
  const month = sql<number>`extract(month FROM payment.due_on)::integer`
  const sumOf = (condition = sql<boolean>`true`) =>
    sql<number>`coalesce(sum(payment.amount_cents) FILTER (WHERE ${condition}), 0)::integer`
  const openSince = addDays(today, -PAYMENT_GRACE_DAYS)

  return db
    .selectFrom('booking_payment as payment')
    .innerJoin(bookingsAsOf(now).as('booking'), 'booking.id', 'payment.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select(['booking.flat_id', month.as('month'), sumOf().as('due')])
    .select(sumOf(sql`payment.received_at IS NOT NULL`).as('received'))
    .select(sumOf(sql`payment.received_at IS NULL AND payment.due_on <= ${openSince}`).as('open'))
    .where('flat.owner_id', '=', ownerId)
    .where('booking.status', '=', 'BOOKING_COMPLETED')
    .where('payment.kind', '=', 'RENT')
    .where('payment.due_on', '>=', `${year}-01-01`)
    .where('payment.due_on', '<=', `${year}-12-31`)
    .groupBy(['booking.flat_id', month])
    .orderBy('booking.flat_id')
    .orderBy(month)
    .execute()
}

/** The requests of a year by flat, and how many of them both parties have signed. Days are those of Germany. */
export async function countRequestsOfYear(db: Queries, { ownerId, year }: YearOf, now: Date) {
  return db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select('booking.flat_id')
    .select(sql<number>`count(*)::integer`.as('requests'))
    .select(
      sql<number>`count(*) FILTER (WHERE booking.status = 'BOOKING_COMPLETED')::integer`.as('contracts'),
    )
    .where('flat.owner_id', '=', ownerId)
    .where(sql<boolean>`extract(year FROM booking.created_at AT TIME ZONE 'Europe/Berlin') = ${year}`)
    .groupBy('booking.flat_id')
    .orderBy('booking.flat_id')
    .execute()
}
