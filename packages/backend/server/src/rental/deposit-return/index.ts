export { summarizeDeposits } from './summarize-deposits.ts'
