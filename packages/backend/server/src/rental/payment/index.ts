export { changeFrozenPlan, freezePlan } from './freeze-plan.ts'
export { listPayments } from './payment-repository.ts'
export { summarizePayments } from './summarize-payments.ts'
