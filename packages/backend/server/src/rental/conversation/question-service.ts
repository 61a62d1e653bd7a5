import type { BookingMessage, Question } from '@domizil/api/schemas'
import { addHours, MAX_NEW_QUESTIONS } from '@domizil/domain'
import { findFlatToManage, findFlat, flatNotFound, isOwner, maySee } from '../../catalogue/flat/index.ts'
import { type Clock, forbidden, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { runIdempotent } from '../../infrastructure/idempotency/index.ts'
import { refuse } from './conversation-refusals.ts'
import { ownThread } from './message-policy.ts'
import { presentMessage } from './message-presenter.ts'
import { countUnreadQuestions, type Party } from './message-repository.ts'
import { partyName } from './party-name.ts'
import {
  countQuestions,
  findOpenRequest,
  findOrInsertQuestion,
  listQuestions,
  lockAsker,
  type QuestionRow,
} from './question-repository.ts'
import { checkWords, type Words, writeMessage } from './write-message.ts'

const HOURS_PER_DAY = 24

export interface NewQuestion extends Words {
  flatId: number
  idempotencyKey?: string | undefined
}

export interface Asked {
  questionId: number | null
  bookingId: number | null
  message: BookingMessage
}

/** Tenants ask landlords before they request a flat. */
export function createQuestionService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Asks the landlord of a flat; a further question is written into the same thread, and that of a tenant who has requested
     * the flat into the thread of the booking.
     *
     * @throws {DomainError} 404 if there is no such flat, or the public may not know of it.
     * @throws {DomainError} QUESTION_ABOUT_OWN_FLAT (403), QUESTIONS_CLOSED (409), TOO_MANY_QUESTIONS (429), and what a message
     * is refused for.
     */
    async ask(actor: User, { idempotencyKey: key, ...question }: NewQuestion): Promise<Asked> {
      checkWords(question, clock())

      const call = { userId: actor.id, key, call: 'askLandlord', request: question }
      return db
        .transaction()
        .execute((trx) => runIdempotent(trx, call, clock(), () => ask(trx, actor, question, clock())))
    },

    /** The questions that the actor has asked. */
    async listAsTenant(actor: User): Promise<Question[]> {
      return present(db, await listQuestions(db, { tenantId: actor.id }), 'TENANT')
    },

    /** The questions about all flats of the actor. */
    async listAsLandlord(actor: User): Promise<Question[]> {
      return present(db, await listQuestions(db, { landlordId: actor.id }), 'LANDLORD')
    },

    /** The questions about an own flat: 404 for other users, 403 for administrators. */
    async listOfFlat(actor: User, flatId: number): Promise<Question[]> {
      const flat = await findFlatToManage(db, actor, flatId)
      if (!isOwner(actor, flat)) throw forbidden()

      return present(db, await listQuestions(db, { flatId }), 'LANDLORD')
    },
  }
}

async function ask(trx: Queries, actor: User, { flatId, ...words }: NewQuestion, now: Date): Promise<Asked> {
  const flat = await findFlat(trx, flatId)
  if (!flat || !maySee(actor, flat, [])) throw flatNotFound()
  if (isOwner(actor, flat)) throw refuse('QUESTION_ABOUT_OWN_FLAT')

  const asker = { flatId, tenantId: actor.id }
  const bookingId = await findOpenRequest(trx, asker, now)
  if (bookingId !== undefined) {
    const own = await ownThread(trx, actor, { bookingId }, now)
    const message = presentMessage(await writeMessage(trx, own, { actor, words }, now))
    return { questionId: null, bookingId, message }
  }

  await lockAsker(trx, actor.id)
  const { hasAsked, recent } = await countQuestions(trx, { ...asker, since: addHours(now, -HOURS_PER_DAY) })
  if (flat.status !== 'ACTIVE' && !hasAsked) throw refuse('QUESTIONS_CLOSED')
  if (!hasAsked && recent >= MAX_NEW_QUESTIONS) {
    throw refuse('TOO_MANY_QUESTIONS', { values: { limit: MAX_NEW_QUESTIONS } })
  }

  const questionId = await findOrInsertQuestion(trx, asker, now)
  const own = await ownThread(trx, actor, { questionId }, now)
  const message = presentMessage(await writeMessage(trx, own, { actor, words }, now))
  return { questionId, bookingId: null, message }
}

async function present(db: Queries, rows: QuestionRow[], role: Party): Promise<Question[]> {
  const ids = rows.map(({ id }) => id)
  const unread = await countUnreadQuestions(db, ids, role)

  return rows.map((row) => ({
    id: row.id,
    role,
    flat: {
      id: row.flat_id,
      title_en: row.title_en ?? '',
      title_local: row.title_local,
      languageTag: row.language_tag,
      city: row.city,
    },
    otherParty: {
      name:
        role === 'TENANT'
          ? partyName(row.owner_given_name, row.owner_family_name, row.owner_company_name)
          : partyName(row.tenant_given_name, row.tenant_family_name, null),
    },
    unreadMessages: unread.get(row.id) ?? 0,
    lastMessage:
      row.author && row.written_at
        ? { author: row.author, text: row.text ?? '', createdAt: row.written_at.toISOString() }
        : null,
    createdAt: row.created_at.toISOString(),
  }))
}
