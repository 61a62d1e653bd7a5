import {
  areViewingTimes,
  checkLength,
  MAX_VIEWING_TIMES,
  MESSAGE_LIMITS,
  VIEWING_DAYS_AHEAD,
} from '@domizil/domain'
import { dayOf, type User } from '../../foundation/kernel/index.ts'
import type { Queries, StoredViewing } from '../../foundation/tables/index.ts'
import { refuse } from './conversation-refusals.ts'
import { canWrite, otherOf, type OwnThread } from './message-policy.ts'
import { insertMessage, type MessageRow } from './message-repository.ts'
import { quietSince } from './notify-unread.ts'
import { markWaiting } from './reader-repository.ts'
import { refuseContacts } from './refuse-contacts.ts'
import { tellReader } from './tell-reader.ts'
import { threadColumns } from './thread-ref.ts'

/** What is written: a text, proposed times for a viewing, or both. */
export interface Words {
  text: string
  viewingTimes?: string[] | undefined
}

/**
 * Refuses what can be in no message.
 *
 * @throws {DomainError} MESSAGE_INVALID, VIEWING_INVALID (422).
 */
export function checkWords({ text, viewingTimes }: Words, now: Date): void {
  const issues = text.trim() === '' && viewingTimes ? [] : checkLength('text', text, MESSAGE_LIMITS)
  if (issues.length > 0) throw refuse('MESSAGE_INVALID', { values: MESSAGE_LIMITS })
  if (viewingTimes && !areViewingTimes(viewingTimes, dayOf(now))) {
    throw refuse('VIEWING_INVALID', { values: { limit: MAX_VIEWING_TIMES, days: VIEWING_DAYS_AHEAD } })
  }
}

/**
 * Writes a message into an own thread. The other party is notified by mail if it stays unread.
 *
 * @throws {DomainError} THREAD_CLOSED (409), CONTACT_TOO_EARLY (422).
 */
export async function writeMessage(
  trx: Queries,
  own: OwnThread,
  { actor, words: { text, viewingTimes } }: { actor: User; words: Words },
  now: Date,
): Promise<MessageRow> {
  if (!own.thread.isConfirmed) refuseContacts(text)

  return insertInto(
    trx,
    own,
    { actor, text: text.trim(), viewing: viewingTimes ? { times: viewingTimes } : null },
    now,
  )
}

/**
 * Inserts a message. What is about a viewing is an appointment: its reader is mailed at once, though the thread may be
 * open before them.
 *
 * @throws {DomainError} THREAD_CLOSED (409).
 */
export async function insertInto(
  trx: Queries,
  own: OwnThread,
  { actor, text, viewing }: { actor: User; text: string; viewing: StoredViewing | null },
  now: Date,
): Promise<MessageRow> {
  if (!canWrite(own)) throw refuse('THREAD_CLOSED')

  const { ref } = own.thread
  const reader = { thread: ref, party: otherOf(own.party) }
  await markWaiting(trx, reader, now)
  const message = await insertMessage(trx, {
    ...threadColumns(ref),
    author: own.party,
    author_id: actor.id,
    text,
    viewing: viewing && JSON.stringify(viewing),
    created_at: now,
  })
  if (viewing) await tellReader(trx, reader, { waitingSince: now, quietSince: quietSince(now) }, now)
  return message
}
