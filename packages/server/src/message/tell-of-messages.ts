import { addHours, MESSAGE_GRACE_MINUTES, MESSAGE_QUIET_MINUTES } from '@domizil/domain'
import type { Database } from '../lib/queries.ts'
import { type MailOrder, orderMails } from '../mail/order-mail.ts'
import { listWaiting, markTold } from './reader-repository.ts'

const MINUTES_PER_HOUR = 60

/** Tells by mail of messages that wait to be read: after a while, and once for all that come in the time of quiet. */
export async function tellOfMessages(db: Database, now: Date): Promise<void> {
  const ago = (minutes: number) => addHours(now, -minutes / MINUTES_PER_HOUR)

  await db.transaction().execute(async (trx) => {
    const waiting = await listWaiting(trx, ago(MESSAGE_GRACE_MINUTES), ago(MESSAGE_QUIET_MINUTES))
    await orderMails(trx, waiting.map(orderOf), now)
    for (const { booking_id: bookingId, party } of waiting) await markTold(trx, { bookingId, party }, now)
  })
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number]

function orderOf({ booking_id: bookingId, party, tenant_id, owner_id, flat_id }: Waiting): MailOrder {
  const isTenant = party === 'TENANT'
  return {
    mail: 'MESSAGE_RECEIVED',
    to: isTenant ? tenant_id : owner_id,
    bookingId,
    path: `${isTenant ? '/my-requests' : `/flat/${flat_id}/bookings`}?messages=${bookingId}`,
  }
}
