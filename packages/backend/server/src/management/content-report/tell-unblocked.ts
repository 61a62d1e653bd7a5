import { myFlatsPath } from '@domizil/links'
import type { Queries } from '../../foundation/tables/index.ts'
import { accountUnblocked } from './mails/account-unblocked.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'

/** Tells a user that an administrator has lifted the block. */
export async function tellUnblocked(trx: Queries, id: string, now: Date): Promise<void> {
  await orderMails(trx, [accountUnblocked.order({ to: id, path: myFlatsPath() })], now)
}
