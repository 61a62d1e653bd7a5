import { addSeconds, MESSAGE_GRACE_MINUTES, MESSAGE_QUIET_MINUTES } from '@domizil/domain'
import { flatBookingsPath, myRequestsPath } from '@domizil/links'
import { sql } from 'kysely'
import { conversationMails } from './conversation-mails.ts'
import { isReady, type JobTools, processEach, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import type { MailOrder } from '../../infrastructure/mail/index.ts'
import { listUnnotified, lockUnnotified, markNotified } from './reader-repository.ts'

/** The kind of the timer that notifies readers. */
export const TELL_OF_MESSAGES = 'TELL_OF_MESSAGES'

const AT_A_TIME = 200

/** Notifies readers of unread messages by mail: after a grace period, and at most once per quiet period. */
export async function notifyUnread(dependencies: JobTools): Promise<void> {
  const { db, clock } = dependencies
  const now = clock()
  const ago = (minutes: number) => addSeconds(now, -minutes * SECONDS_PER_MINUTE)
  const time = { waitingSince: ago(MESSAGE_GRACE_MINUTES), quietSince: ago(MESSAGE_QUIET_MINUTES) }
  const ready = isReady(TELL_OF_MESSAGES, sql`reader.booking_id || ' ' || reader.party`, now)

  await processEach(dependencies, {
    kind: TELL_OF_MESSAGES,
    list: () => listUnnotified(db, time, { ready, limit: AT_A_TIME }),
    keyOf: ({ booking_id, party }) => `${booking_id} ${party}`,
    process: ({ booking_id: bookingId, party }) =>
      db.transaction().execute(async (trx) => {
        const reader = await lockUnnotified(trx, { bookingId, party }, time)
        if (!reader) return

        await conversationMails.order(trx, [orderOf(reader)], now)
        await markNotified(trx, { bookingId, party }, now)
      }),
  })
}

type UnnotifiedReader = Awaited<ReturnType<typeof listUnnotified>>[number]

function orderOf({
  booking_id: bookingId,
  party,
  tenant_id,
  owner_id,
  flat_id,
}: UnnotifiedReader): MailOrder<'MESSAGE_RECEIVED'> {
  const isTenant = party === 'TENANT'
  return {
    mail: 'MESSAGE_RECEIVED',
    to: isTenant ? tenant_id : owner_id,
    bookingId,
    path: isTenant
      ? myRequestsPath({ messages: bookingId })
      : flatBookingsPath(flat_id, { messages: bookingId }),
  }
}
