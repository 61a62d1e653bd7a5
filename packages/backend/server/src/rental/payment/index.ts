export { freezePlan } from './freeze-plan.ts'
export { listPayments, type PaymentRow } from './payment-repository.ts'
export { summarizePayments } from './summarize-payments.ts'
