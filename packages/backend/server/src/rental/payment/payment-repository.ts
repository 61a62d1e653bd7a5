import { addDays, type BookingStatus, type Day, type Payment, PAYMENT_GRACE_DAYS } from '@domizil/domain'
import { type Selectable, sql } from 'kysely'
import { bookingsAsOf, type Queries, type Tables } from '../../foundation/tables/index.ts'
import type { Due } from '../../infrastructure/job/index.ts'

export type PaymentRow = Selectable<Tables['booking_payment']>

/** The statuses in which a booking shows its payments: from the tenant's confirmation on. */
export const WITH_PAYMENTS: ReadonlySet<BookingStatus> = new Set([
  'WAITING_FOR_CONTRACT',
  'CONTRACT_APPROVED',
  'BOOKING_COMPLETED',
])

/** A plan that is there already stays as it is. */
export async function insertPayments(
  trx: Queries,
  bookingId: number,
  payments: readonly Payment[],
): Promise<void> {
  if (payments.length === 0) return

  await trx
    .insertInto('booking_payment')
    .values(rowsOf(bookingId, payments))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The payments of bookings, the earliest of each first. */
export async function listPayments(db: Queries, bookingIds: readonly number[]): Promise<PaymentRow[]> {
  return (
    db
      .selectFrom('booking_payment')
      .selectAll()
      .where('booking_id', 'in', bookingIds)
      .orderBy('booking_id')
      // Another last day appends numbers, and may move the day of a deposit.
      .orderBy('due_on')
      .orderBy('number')
      .execute()
  )
}

/** Writes the plan of a stay with another last day; marks stay with their payments. */
export async function replacePayments(
  trx: Queries,
  bookingId: number,
  payments: readonly Payment[],
): Promise<void> {
  await trx
    .deleteFrom('booking_payment')
    .where('booking_id', '=', bookingId)
    .where(sql<boolean>`NOT number = ANY(${payments.map(({ number }) => number)})`)
    .execute()
  if (payments.length === 0) return

  await trx
    .insertInto('booking_payment')
    .values(rowsOf(bookingId, payments))
    .onConflict((conflict) =>
      conflict.columns(['booking_id', 'number']).doUpdateSet(({ ref }) => ({
        due_on: ref('excluded.due_on'),
        amount_cents: ref('excluded.amount_cents'),
        period_from: ref('excluded.period_from'),
        period_to: ref('excluded.period_to'),
      })),
    )
    .execute()
}

function rowsOf(bookingId: number, payments: readonly Payment[]) {
  return payments.map(({ number, kind, dueOn, amountCents, period }) => ({
    booking_id: bookingId,
    number,
    kind,
    due_on: dueOn,
    amount_cents: amountCents,
    period_from: period?.from ?? null,
    period_to: period?.to ?? null,
  }))
}

/** Marks a payment, or takes the mark back; a mark that is there already keeps its time. Resolves with whether there is such a payment. */
export async function markPayment(
  trx: Queries,
  { bookingId, number }: { bookingId: number; number: number },
  mark: { column: 'paid_at' | 'received_at'; at: Date | null },
): Promise<boolean> {
  const { column, at } = mark
  const row = await trx
    .updateTable('booking_payment')
    .set((eb) => ({ [column]: at === null ? null : eb.fn.coalesce(column, eb.val(at)) }))
    .where('booking_id', '=', bookingId)
    .where('number', '=', number)
    .returning('number')
    .executeTakeFirst()

  return row !== undefined
}

/** The country of a booking's flat decides on its plan. */
export async function findPlanTerms(db: Queries, bookingId: number) {
  return db
    .selectFrom('booking')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select(['start_date', 'end_date', 'booking.price_per_month', 'booking.deposit', 'total_rent'])
    .select('flat.language_tag')
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}

/** The bookings with a payment to remind of: signed by both, its day two days over, and neither received nor reminded of. */
export async function listToRemind(
  db: Queries,
  { today, now }: { today: Day; now: Date },
  { ready, limit }: Due,
): Promise<number[]> {
  const rows = await openPayments(db, { today, now })
    .select('booking.id')
    .distinct()
    .where(ready)
    .orderBy('booking.id')
    .limit(limit)
    .execute()

  return rows.map(({ id }) => id)
}

/** The payments to remind of in a booking, with its parties; locked. */
export async function lockOpenPayments(trx: Queries, bookingId: number, at: { today: Day; now: Date }) {
  return openPayments(trx, at)
    .selectAll('payment')
    .select(['booking.tenant_id', 'flat.owner_id'])
    .where('booking.id', '=', bookingId)
    .orderBy('payment.number')
    .forUpdate('payment')
    .skipLocked()
    .execute()
}

function openPayments(db: Queries, { today, now }: { today: Day; now: Date }) {
  return db
    .selectFrom('booking_payment as payment')
    .innerJoin(bookingsAsOf(now).as('booking'), 'booking.id', 'payment.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .where('booking.status', '=', 'BOOKING_COMPLETED')
    .where('payment.received_at', 'is', null)
    .where('payment.reminded_at', 'is', null)
    .where('payment.due_on', '<=', addDays(today, -PAYMENT_GRACE_DAYS))
}

export async function markReminded(
  trx: Queries,
  bookingId: number,
  numbers: readonly number[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('booking_payment')
    .set({ reminded_at: now })
    .where('booking_id', '=', bookingId)
    .where('number', 'in', numbers)
    .execute()
}

/** The bookings of a landlord whose tenant has payments to make: shown, and neither paid nor received. */
export async function listPayers(trx: Queries, ownerId: string, now: Date) {
  return trx
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .innerJoin('booking_payment as payment', 'payment.booking_id', 'booking.id')
    .select(['booking.id', 'booking.tenant_id'])
    .distinct()
    .where('flat.owner_id', '=', ownerId)
    .where('booking.status', 'in', [...WITH_PAYMENTS])
    .where('payment.paid_at', 'is', null)
    .where('payment.received_at', 'is', null)
    .orderBy('booking.id')
    .execute()
}
