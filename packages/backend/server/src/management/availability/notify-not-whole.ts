import { availabilityPath } from '@domizil/links'
import { findFlat } from '../../catalogue/flat/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { calendarNotWhole } from './mails/calendar-not-whole/mail.ts'

/** Notifies the owner that a calendar which was whole no longer is. */
export async function notifyNotWhole(trx: Queries, flatId: number, now: Date): Promise<void> {
  const flat = await findFlat(trx, flatId)
  if (!flat) return
  const order = calendarNotWhole.order({
    to: flat.owner_id,
    about: flatId,
    path: availabilityPath(flatId),
  })
  await orderMails(trx, [order], now)
}
