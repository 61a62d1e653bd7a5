import { myFlatsPath } from '@domizil/links'
import type { Queries } from '../../foundation/tables/index.ts'
import { contentReportMails } from './content-report-mails.ts'

/** Tells a user that an administrator has lifted the block. */
export async function tellUnblocked(trx: Queries, id: string, now: Date): Promise<void> {
  await contentReportMails.order(trx, [{ mail: 'ACCOUNT_UNBLOCKED', to: id, path: myFlatsPath() }], now)
}
