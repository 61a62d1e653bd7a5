import { addJobs } from '../job/job-repository.ts'
import type { Queries } from '../lib/queries.ts'
import type { MailKind } from './texts/mail-texts.ts'

/** The kind of job that sends a mail. */
export const SEND_MAIL = 'SEND_MAIL'

/** A mail that somebody shall get. It is written when it is sent, in their language. */
export interface MailOrder {
  mail: MailKind
  /** The user who gets it. */
  to: string
  bookingId?: number
  flatId?: number
  values?: MailValues
  /** Where the link leads, where the kind alone does not say it. */
  path?: string
}

/** What the texts name and no table tells. */
export interface MailValues {
  reason?: string
  /** ISO 8601; shown as day and time. */
  deadline?: string
  /** Shown as they are. */
  place?: string
  count?: number
  number?: string
  /** Cents; shown as an amount of euro. */
  gross?: number
  /** The VAT in it; left out where there is none. */
  vat?: number
  /** `YYYY-MM-DD`. */
  due?: string
}

/** Orders mails in the transaction of their cause: what did not happen is never told, and what did always is. */
export function orderMails(trx: Queries, orders: readonly MailOrder[], now: Date): Promise<void> {
  return addJobs(trx, SEND_MAIL, orders, now)
}
