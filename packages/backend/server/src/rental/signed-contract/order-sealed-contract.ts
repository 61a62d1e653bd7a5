import { addJobs } from '../../infrastructure/job/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** The kind of job that seals the contract of a completed booking. */
export const SEAL_CONTRACT = 'SEAL_CONTRACT'

/** Orders the final document in the transaction of the second signature: both are committed, or neither. */
export function orderSealedContract(trx: Queries, bookingId: number, now: Date): Promise<void> {
  return addJobs(trx, SEAL_CONTRACT, [{ bookingId }], now)
}
