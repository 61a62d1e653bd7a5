import { addSeconds, MESSAGE_GRACE_MINUTES, MESSAGE_QUIET_MINUTES } from '@domizil/domain'
import { sql } from 'kysely'
import {
  type JobResult,
  type JobTools,
  processEach,
  SECONDS_PER_MINUTE,
} from '../../infrastructure/job/index.ts'
import { listUnnotified } from './reader-repository.ts'
import { tellReader } from './tell-reader.ts'
import type { ThreadRef } from './thread-ref.ts'

/** The kind of the timer that notifies readers. */
export const TELL_OF_MESSAGES = 'TELL_OF_MESSAGES'

/** Identifies a reader among those that failed before. */
const READER_KEY = sql`coalesce(reader.booking_id::text, 'question ' || reader.question_id) || ' ' || reader.party`

const ago = (now: Date, minutes: number) => addSeconds(now, -minutes * SECONDS_PER_MINUTE)

/** A reader who was mailed after that is not mailed again yet. */
export const quietSince = (now: Date): Date => ago(now, MESSAGE_QUIET_MINUTES)

/** Notifies readers of unread messages by mail: after a grace period, and at most once per quiet period. */
export function notifyUnread(dependencies: JobTools): Promise<JobResult> {
  const { db } = dependencies
  const timeAt = (now: Date) => ({
    waitingSince: ago(now, MESSAGE_GRACE_MINUTES),
    quietSince: quietSince(now),
  })

  return processEach(dependencies, {
    kind: TELL_OF_MESSAGES,
    list: (due, now) => listUnnotified(db, timeAt(now), due),
    key: READER_KEY,
    keyOf: ({ booking_id, question_id, party }) => `${booking_id ?? `question ${question_id}`} ${party}`,
    process: (unnotified, now) =>
      db
        .transaction()
        .execute((trx) =>
          tellReader(trx, { thread: threadOf(unnotified), party: unnotified.party }, timeAt(now), now),
        ),
  })
}

type UnnotifiedReader = Awaited<ReturnType<typeof listUnnotified>>[number]

function threadOf({ booking_id, question_id }: UnnotifiedReader): ThreadRef {
  return booking_id === null ? { questionId: question_id ?? 0 } : { bookingId: booking_id }
}
