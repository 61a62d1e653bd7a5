import type { PaymentPlan, PaymentSummary } from '@domizil/api'
import { nextPayments } from '@domizil/domain'

/** How the payments of a plan stand, as the server sums them up for the list. */
export function summaryOf({ payments }: PaymentPlan): PaymentSummary {
  const [next = null, other = null] = nextPayments(
    payments.map((payment) => ({ ...payment, isReceived: payment.state === 'RECEIVED' })),
  )
  return { open: payments.filter(({ state }) => state === 'OPEN').length, next, other }
}
