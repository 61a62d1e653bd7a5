import { changePlan, type Day, type PlanTerms, paymentPlan } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import { isGermanFlat } from '../booking/index.ts'
import {
  findPlanTerms,
  insertPayments,
  listPayments,
  type PaymentRow,
  replacePayments,
} from './payment-repository.ts'

/** Makes the plan of a booking, in the transaction that confirms it. From then on only another last day changes it. */
export async function freezePlan(trx: Queries, bookingId: number): Promise<void> {
  await insertPayments(trx, bookingId, paymentPlan(await termsOf(trx, bookingId)))
}

/**
 * Changes the plan of a booking whose last day has changed, and resolves with what was marked as paid and is not due any
 * more, in cents.
 */
export async function changeFrozenPlan(trx: Queries, bookingId: number, today: Day): Promise<number> {
  const before = (await listPayments(trx, [bookingId])).map(paymentOf)
  const { payments, refundCents } = changePlan(before, await termsOf(trx, bookingId), today)
  // A stay from before there were plans has none to change.
  if (before.length > 0) await replacePayments(trx, bookingId, payments)
  return refundCents
}

async function termsOf(trx: Queries, bookingId: number): Promise<PlanTerms> {
  const terms = await findPlanTerms(trx, bookingId)
  return {
    stay: { from: terms.start_date, to: terms.end_date },
    pricePerMonth: terms.price_per_month,
    deposit: terms.deposit,
    totalRent: terms.total_rent,
    isGerman: isGermanFlat(terms),
  }
}

function paymentOf({ period_from: from, period_to: to, ...row }: PaymentRow) {
  return {
    number: row.number,
    kind: row.kind,
    dueOn: row.due_on,
    amountCents: row.amount_cents,
    period: from !== null && to !== null ? { from, to } : null,
    isMarked: row.paid_at !== null || row.received_at !== null,
  }
}
