import { addSeconds, MESSAGE_GRACE_MINUTES, MESSAGE_QUIET_MINUTES } from '@domizil/domain'
import { flatBookingsPath, myRequestsPath } from '@domizil/links'
import { sql } from 'kysely'
import { conversationMails } from './conversation-mails.ts'
import {
  type JobResult,
  isReady,
  type JobTools,
  processEach,
  SECONDS_PER_MINUTE,
} from '../../infrastructure/job/index.ts'
import { partyName } from './party-name.ts'
import { listUnreadViewings } from './message-repository.ts'
import { listUnnotified, lockUnnotified, markNotified } from './reader-repository.ts'
import type { ThreadRef } from './thread-ref.ts'

/** The kind of the timer that notifies readers. */
export const TELL_OF_MESSAGES = 'TELL_OF_MESSAGES'

const AT_A_TIME = 200
/** Identifies a reader among those that failed before. */
const READER_KEY = sql`coalesce(reader.booking_id::text, 'question ' || reader.question_id) || ' ' || reader.party`

/** Notifies readers of unread messages by mail: after a grace period, and at most once per quiet period. */
export async function notifyUnread(dependencies: JobTools): Promise<JobResult> {
  const { db, clock } = dependencies
  const now = clock()
  const ago = (minutes: number) => addSeconds(now, -minutes * SECONDS_PER_MINUTE)
  const time = { waitingSince: ago(MESSAGE_GRACE_MINUTES), quietSince: ago(MESSAGE_QUIET_MINUTES) }
  const ready = isReady(TELL_OF_MESSAGES, READER_KEY, now)

  return processEach(dependencies, {
    kind: TELL_OF_MESSAGES,
    list: () => listUnnotified(db, time, { ready, limit: AT_A_TIME }),
    keyOf: ({ booking_id, question_id, party }) => `${booking_id ?? `question ${question_id}`} ${party}`,
    process: (unnotified) =>
      db.transaction().execute(async (trx) => {
        const reader = { thread: threadOf(unnotified), party: unnotified.party }
        const locked = await lockUnnotified(trx, reader, time)
        if (!locked) return

        const { values, ...order } = orderOf(locked)
        const viewing = viewingOf(await listUnreadViewings(trx, reader))
        await conversationMails.order(trx, [{ ...order, values: { ...values, ...viewing } }], now)
        await markNotified(trx, reader, now)
      }),
  })
}

type UnnotifiedReader = Awaited<ReturnType<typeof listUnnotified>>[number]

function threadOf({ booking_id, question_id }: UnnotifiedReader): ThreadRef {
  return booking_id === null ? { questionId: question_id ?? 0 } : { bookingId: booking_id }
}

type Order = Parameters<typeof conversationMails.order>[1][number]

function orderOf(reader: UnnotifiedReader): Order {
  const { booking_id: bookingId, question_id: question, party, tenant_id, owner_id, flat_id } = reader
  const isTenant = party === 'TENANT'
  const to = isTenant ? tenant_id : owner_id
  if (bookingId !== null) {
    const messages = { messages: bookingId }
    const path = isTenant ? myRequestsPath(messages) : flatBookingsPath(flat_id, messages)
    return { mail: 'MESSAGE_RECEIVED', to, bookingId, path }
  }

  const thread = question === null ? {} : { question }
  return {
    mail: 'QUESTION_MESSAGE_RECEIVED',
    to,
    flatId: flat_id,
    path: isTenant ? myRequestsPath(thread) : flatBookingsPath(flat_id, thread),
    values: { other: isTenant ? landlordOf(reader) : tenantOf(reader) },
  }
}

/** The last that was said about a viewing. */
function viewingOf(viewings: Awaited<ReturnType<typeof listUnreadViewings>>): Order['values'] {
  const last = viewings.at(-1)
  if (!last) return {}

  const { viewing, answered } = last
  if (viewing && 'times' in viewing) return { proposed: viewing.times }
  if (viewing?.time) return { agreed: viewing.time }
  return answered && 'times' in answered ? { declined: answered.times } : {}
}

const landlordOf = (reader: UnnotifiedReader) =>
  partyName(reader.owner_given_name, reader.owner_family_name, reader.owner_company_name)
const tenantOf = (reader: UnnotifiedReader) =>
  partyName(reader.tenant_given_name, reader.tenant_family_name, null)
