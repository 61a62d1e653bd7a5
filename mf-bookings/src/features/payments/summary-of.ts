import type { PaymentPlan, PaymentSummary } from '@domizil/api'

/** How the payments of a plan stand, as the server sums them up for the list. */
export function summaryOf({ payments }: PaymentPlan): PaymentSummary {
  const next = payments.find(({ state }) => state !== 'RECEIVED')
  return {
    open: payments.filter(({ state }) => state === 'OPEN').length,
    next: next ? { dueOn: next.dueOn, amountCents: next.amountCents } : null,
  }
}
