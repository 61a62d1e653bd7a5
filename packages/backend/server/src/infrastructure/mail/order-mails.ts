import type { Queries } from '../../foundation/tables/index.ts'
import { addJobs } from '../job/index.ts'
import type { MailOrder } from './define-mail.ts'

/** The kind of job that sends a mail. */
export const SEND_MAIL = 'SEND_MAIL'

/** Orders mails in the transaction of their cause: both are committed, or neither. */
export function orderMails(trx: Queries, orders: readonly MailOrder[], now: Date): Promise<void> {
  return addJobs(trx, SEND_MAIL, orders, now)
}
