export { chargeLandlord } from './issue-invoice.ts'
