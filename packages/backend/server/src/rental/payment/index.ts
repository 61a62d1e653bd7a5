export { freezePlan } from './freeze-plan.ts'
export { notifyPayers } from './notify-payers.ts'
export { listPayments } from './payment-repository.ts'
export { summarizePayments } from './summarize-payments.ts'
