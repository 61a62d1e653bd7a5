import type { PagePath } from '@domizil/links'
import { addJobs } from '../job/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** The kind of job that sends a mail. */
export const SEND_MAIL = 'SEND_MAIL'

/** The field of an order that names what the mail is about. A room registers how the subject is read. */
export type SubjectField = 'bookingId' | 'flatId'

/** A page of the identity service: it is no page of ours, and has no language prefix. */
export type SignInPath = `/auth/${string}`

/** A mail that somebody shall get. It is written when it is sent, in their language. */
export interface MailOrder<Kind extends string = string> {
  mail: Kind
  /** The user who gets it. */
  to: string
  bookingId?: number
  flatId?: number
  values?: MailValues
  /** Where the link leads, where the kind alone does not say it. */
  path?: PagePath | SignInPath
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
