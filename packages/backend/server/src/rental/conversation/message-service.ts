import type { BookingMessage, BookingMessages } from '@domizil/api/schemas'
import { checkLength, MESSAGE_LIMITS, MESSAGES_AT_ONCE } from '@domizil/domain'
import type { Clock, Log, User } from '../../foundation/kernel/index.ts'
import { runIdempotent } from '../../infrastructure/idempotency/index.ts'
import { refuse } from './conversation-refusals.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { canWrite, otherOf, ownThread } from './message-policy.ts'
import { countUnread, insertMessage, listMessages, type MessageRow } from './message-repository.ts'
import { markWaiting, readUpTo } from './reader-repository.ts'
import { notifyUnread } from './notify-unread.ts'

export type MessageService = ReturnType<typeof createMessageService>

interface NewMessage {
  bookingId: number
  text: string
  idempotencyKey?: string | undefined
}

interface Dependencies {
  db: Database
  clock: Clock
  log: Log
}

/**
 * What tenant and landlord write to each other about a booking. Everybody gets BOOKING_NOT_FOUND for a booking of
 * others, and administrators FORBIDDEN (403).
 */
export function createMessageService(dependencies: Dependencies) {
  const { db, clock } = dependencies

  async function write(trx: Queries, actor: User, { bookingId, text }: NewMessage): Promise<BookingMessage> {
    const now = clock()
    const own = await ownThread(trx, actor, bookingId, now)
    if (!canWrite(own)) throw refuse('THREAD_CLOSED')

    await markWaiting(trx, { bookingId, party: otherOf(own.party) }, now)
    const message = { booking_id: bookingId, author: own.party, author_id: actor.id, text: text.trim() }
    return presentMessage(await insertMessage(trx, { ...message, created_at: now }))
  }

  return {
    /** The newest messages, or those before one. */
    async list(actor: User, bookingId: number, before?: number): Promise<BookingMessages> {
      const own = await ownThread(db, actor, bookingId, clock())
      const found = await listMessages(db, bookingId, before)

      return {
        items: found.slice(0, MESSAGES_AT_ONCE).map(presentMessage).toReversed(),
        hasEarlier: found.length > MESSAGES_AT_ONCE,
        canWrite: canWrite(own),
      }
    },

    /**
     * Sends a message to the other party, who is notified by mail if it stays unread.
     *
     * @throws {DomainError} MESSAGE_INVALID, IDEMPOTENCY_KEY_REUSED (422), THREAD_CLOSED (409).
     */
    async send(actor: User, { idempotencyKey: key, ...message }: NewMessage): Promise<BookingMessage> {
      const issues = checkLength('text', message.text, MESSAGE_LIMITS)
      if (issues.length > 0) throw refuse('MESSAGE_INVALID', { issues, values: MESSAGE_LIMITS })

      const call = { userId: actor.id, key, call: 'sendMessage', request: message }
      return db
        .transaction()
        .execute((trx) => runIdempotent(trx, call, clock(), () => write(trx, actor, message)))
    },

    /** Writes down how far the actor has read, and counts what is left. */
    async markRead(actor: User, bookingId: number, lastId: number): Promise<{ count: number }> {
      return db.transaction().execute(async (trx) => {
        const { party } = await ownThread(trx, actor, bookingId, clock())
        await readUpTo(trx, { bookingId, party }, lastId)
        return { count: (await countUnread(trx, [bookingId], party)).get(bookingId) ?? 0 }
      })
    },

    /** Notifies readers of unread messages by mail. For a timer. */
    notifyUnread: () => notifyUnread(dependencies),
  }
}

function presentMessage({ id, author, text, created_at }: MessageRow): BookingMessage {
  return { id, author, text, createdAt: created_at.toISOString() }
}
