import { addJobs } from '../../infrastructure/job/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { Attachment } from '../../infrastructure/mail/index.ts'

/** The kind of job that seals the contract of a completed booking. */
export const SEAL_CONTRACT = 'SEAL_CONTRACT'

/** What the mail tells one of the parties of an invoice. */
interface InvoiceFacts {
  to: string
  values: { number: string; due: string; gross: number; vat?: number; invoice: Attachment }
}

/** A final document to be made, and the invoice that goes with its mail. */
export interface SealOrder {
  bookingId: number
  invoice?: InvoiceFacts | undefined
  /** Whether the parties were mailed after an attempt that failed, the landlord with the invoice. */
  isTold?: boolean
}

/** Orders the final document in the transaction of the second signature: both are committed, or neither. */
export function orderSealedContract(trx: Queries, order: SealOrder, now: Date): Promise<void> {
  return addJobs(trx, SEAL_CONTRACT, [order], now)
}
