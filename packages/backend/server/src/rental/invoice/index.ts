export { chargeChange } from './charge-change.ts'
export { chargeLandlord } from './issue-invoice.ts'
