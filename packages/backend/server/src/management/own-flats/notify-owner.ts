import { flatEditPath } from '@domizil/links'
import type { FlatRow } from '../../catalogue/flat/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { flatApproved } from './mails/flat-approved/mail.ts'
import { flatRejected } from './mails/flat-rejected/mail.ts'

/** Notifies the owner of the result of a review. */
export async function notifyOwner(trx: Queries, before: FlatRow, after: FlatRow, now: Date): Promise<void> {
  const to = { to: after.owner_id, about: after.id }
  if (before.status === 'IN_REVIEW' && after.status === 'ACTIVE') {
    await orderMails(trx, [flatApproved.order(to)], now)
  }
  if (before.status === 'IN_REVIEW' && after.status === 'REJECTED') {
    const reason = after.rejection_reason ?? ''
    const order = flatRejected.order({ ...to, values: { reason }, path: flatEditPath(after.id) })
    await orderMails(trx, [order], now)
  }
}
