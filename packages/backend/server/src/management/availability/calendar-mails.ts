import { availabilityPath } from '@domizil/links'
import { findFlat } from '../../catalogue/flat/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { mailsOf } from '../../infrastructure/mail/index.ts'
import { CALENDAR_TEXTS } from './calendar-texts.ts'

/** The mails about imported calendars. */
export const calendarMails = mailsOf(CALENDAR_TEXTS)

/** Notifies the owner that a calendar which was whole no longer is. */
export async function notifyNotWhole(trx: Queries, flatId: number, now: Date): Promise<void> {
  const flat = await findFlat(trx, flatId)
  if (!flat) return
  const order = {
    mail: 'CALENDAR_NOT_WHOLE',
    to: flat.owner_id,
    flatId,
    path: availabilityPath(flatId),
  } as const
  await calendarMails.order(trx, [order], now)
}
