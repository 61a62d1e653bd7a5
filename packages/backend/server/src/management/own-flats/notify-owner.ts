import { flatEditPath } from '@domizil/links'
import type { FlatRow } from '../../catalogue/flat/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { ownFlatsMails } from './own-flats-mails.ts'

/** Notifies the owner of the result of a review. */
export async function notifyOwner(trx: Queries, before: FlatRow, after: FlatRow, now: Date): Promise<void> {
  const to = { to: after.owner_id, flatId: after.id }
  if (before.status === 'IN_REVIEW' && after.status === 'ACTIVE') {
    await ownFlatsMails.order(trx, [{ mail: 'FLAT_APPROVED', ...to }], now)
  }
  if (before.status === 'IN_REVIEW' && after.status === 'REJECTED') {
    const reason = after.rejection_reason ?? ''
    const order = {
      mail: 'FLAT_REJECTED',
      ...to,
      values: { reason },
      path: flatEditPath(after.id),
    } as const
    await ownFlatsMails.order(trx, [order], now)
  }
}
