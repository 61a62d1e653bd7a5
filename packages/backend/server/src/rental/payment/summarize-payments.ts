import type { PaymentSummary } from '@domizil/api/schemas'
import { type BookingStatus, type Day, nextPayments, paymentState } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import { listPayments, type PaymentRow, WITH_PAYMENTS } from './payment-repository.ts'

/** Whether the parties of a booking see its payments. */
export function showsPayments(status: BookingStatus): boolean {
  return WITH_PAYMENTS.has(status)
}

/** How the payments of each booking stand; null for a booking that has none to show. */
export async function summarizePayments(
  db: Queries,
  bookings: readonly { id: number; status: BookingStatus }[],
  today: Day,
): Promise<(booking: { id: number; status: BookingStatus }) => PaymentSummary | null> {
  const shown = bookings.filter(({ status }) => showsPayments(status)).map(({ id }) => id)
  const rows = shown.length === 0 ? [] : await listPayments(db, shown)
  const byBooking = new Map<number, PaymentRow[]>()
  for (const row of rows) byBooking.set(row.booking_id, [...(byBooking.get(row.booking_id) ?? []), row])

  return ({ id, status }) => {
    const payments = byBooking.get(id)
    return payments && showsPayments(status) ? summaryOf(payments, status, today) : null
  }
}

function summaryOf(payments: PaymentRow[], status: BookingStatus, today: Day): PaymentSummary {
  const [next = null, other = null] = nextPayments(
    payments.map(({ kind, due_on: dueOn, amount_cents: amountCents, received_at: receivedAt }) => ({
      kind,
      dueOn,
      amountCents,
      isReceived: receivedAt !== null,
    })),
  )
  return {
    open: payments.filter((payment) => stateOf(payment, status, today) === 'OPEN').length,
    next,
    other,
  }
}

/** Before both have signed nothing is owed yet, so nothing is open. */
export function stateOf({ due_on, received_at }: PaymentRow, status: BookingStatus, today: Day) {
  const state = paymentState({ dueOn: due_on, isReceived: received_at !== null }, today)
  return state === 'OPEN' && status !== 'BOOKING_COMPLETED' ? 'UPCOMING' : state
}
