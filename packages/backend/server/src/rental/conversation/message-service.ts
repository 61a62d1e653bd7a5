import type { BookingMessage, BookingMessages } from '@domizil/api/schemas'
import { MESSAGES_AT_ONCE } from '@domizil/domain'
import { brokenConstraint, type Clock, type Log, type User } from '../../foundation/kernel/index.ts'
import { runIdempotent } from '../../infrastructure/idempotency/index.ts'
import { refuse } from './conversation-refusals.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { canWrite, findOwnThread, ownThread } from './message-policy.ts'
import { presentMessage } from './message-presenter.ts'
import { countUnread, countUnreadQuestions, findMessage, listMessages } from './message-repository.ts'
import { readUpTo } from './reader-repository.ts'
import { notifyUnread } from './notify-unread.ts'
import { type ThreadRef, threadId } from './thread-ref.ts'
import { checkWords, insertInto, type Words, writeMessage } from './write-message.ts'

export interface NewMessage extends Words {
  thread: ThreadRef
  idempotencyKey?: string | undefined
}

/**
 * What tenant and landlord write to each other, about a booking or before one. Everybody gets 404 for a thread of others,
 * and administrators FORBIDDEN (403).
 */
export function createMessageService(dependencies: { db: Database; clock: Clock; log: Log }) {
  const { db, clock } = dependencies

  /** Works once more where a request has meanwhile made the question the thread of a booking. */
  async function inThread<Result>(work: (trx: Queries) => Promise<Result>): Promise<Result> {
    const attempt = () => db.transaction().execute(work)
    return attempt().catch((error: unknown) => {
      if (!brokenConstraint(error)?.endsWith('_question_exists')) throw error
      return attempt()
    })
  }

  return {
    /** The newest messages, or those before one. */
    async list(actor: User, thread: ThreadRef, before?: number): Promise<BookingMessages> {
      const own = await ownThread(db, actor, thread, clock())
      const found = await listMessages(db, own.thread.ref, before)

      return {
        items: found.slice(0, MESSAGES_AT_ONCE).map(presentMessage).toReversed(),
        hasEarlier: found.length > MESSAGES_AT_ONCE,
        canWrite: canWrite(own),
      }
    },

    /**
     * Sends a message to the other party, who is notified by mail if it stays unread.
     *
     * @throws {DomainError} MESSAGE_INVALID, VIEWING_INVALID, CONTACT_TOO_EARLY, IDEMPOTENCY_KEY_REUSED (422), THREAD_CLOSED (409).
     */
    async send(actor: User, { idempotencyKey: key, ...message }: NewMessage): Promise<BookingMessage> {
      checkWords(message, clock())

      const call = { userId: actor.id, key, call: 'sendMessage', request: message }
      return inThread((trx) =>
        runIdempotent(trx, call, clock(), async () => {
          const own = await ownThread(trx, actor, message.thread, clock())
          return presentMessage(await writeMessage(trx, own, { actor, words: message }, clock()))
        }),
      )
    },

    /** Writes down how far the actor has read, and counts what is left. */
    async markRead(actor: User, thread: ThreadRef, lastId: number): Promise<{ count: number }> {
      return inThread(async (trx) => {
        const { party, thread: own } = await ownThread(trx, actor, thread, clock())
        await readUpTo(trx, { thread: own.ref, party }, lastId)
        const id = threadId(own.ref)
        const counts = await ('bookingId' in own.ref
          ? countUnread(trx, [id], party)
          : countUnreadQuestions(trx, [id], party))
        return { count: counts.get(id) ?? 0 }
      })
    },

    /**
     * Accepts one of the times that the other party has proposed for a viewing, or declines all. Who answers has read it.
     *
     * @throws {DomainError} VIEWING_NOT_FOUND (404), VIEWING_IS_OWN (403), VIEWING_INVALID (422), VIEWING_ANSWERED, THREAD_CLOSED (409).
     */
    async answerViewing(actor: User, messageId: number, time: string | null): Promise<BookingMessage> {
      try {
        return await db.transaction().execute((trx) => answer(trx, actor, { messageId, time }, clock()))
      } catch (error) {
        if (brokenConstraint(error) === 'booking_message_one_answer_idx') throw refuse('VIEWING_ANSWERED')
        throw error
      }
    },

    /** Notifies readers of unread messages by mail. For a timer. */
    notifyUnread: () => notifyUnread(dependencies),
  }
}

async function answer(
  trx: Queries,
  actor: User,
  { messageId, time }: { messageId: number; time: string | null },
  now: Date,
): Promise<BookingMessage> {
  const proposal = await findMessage(trx, messageId)
  if (!proposal) throw refuse('VIEWING_NOT_FOUND')
  const { booking_id: bookingId, question_id: questionId, viewing } = proposal
  const ref = bookingId === null ? { questionId: questionId ?? 0 } : { bookingId }
  const own = await findOwnThread(trx, actor, ref, now)

  if (!own || !viewing || !('times' in viewing)) throw refuse('VIEWING_NOT_FOUND')
  if (proposal.author === own.party) throw refuse('VIEWING_IS_OWN')
  if (time !== null && !viewing.times.includes(time)) throw refuse('VIEWING_NOT_FOUND')

  await readUpTo(trx, { thread: ref, party: own.party }, messageId)
  return presentMessage(await insertInto(trx, own, { actor, text: '', viewing: { messageId, time } }, now))
}
