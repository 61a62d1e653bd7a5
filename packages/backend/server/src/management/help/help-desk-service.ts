import type { AdminHelpRequest, HelpDesk } from '@domizil/api/schemas'
import {
  checkLength,
  DEFAULT_LOCALE,
  HELP_ENTRY_LIMITS,
  HELP_TEMPLATES,
  isLocale,
  type Locale,
} from '@domizil/domain'
import { sql } from 'kysely'
import { type Clock, newReferenceNumber, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import { type Database, personName, type Queries } from '../../foundation/tables/index.ts'
import { recordAction } from '../../infrastructure/audit/index.ts'
import { type MailWriting, orderMails, writeMail } from '../../infrastructure/mail/index.ts'
import { adminListAsOf, listByIds, presentRow, userNotFound } from '../admin/index.ts'
import {
  findHelpRequest,
  findMentioned,
  findNextOpen,
  hasReplyAfter,
  type HelpRequestRow,
  insertHelpEntry,
  listHelpEntries,
  lockHelpRequest,
  updateHelpRequest,
} from './help-desk-repository.ts'
import { answerTo, messageTo } from './help-mails.ts'
import { refuse } from './help-refusals.ts'
import { moveHelpRequest } from './move-help-request.ts'
import texts from './help-templates.json' with { type: 'json' }

/** Stands for the reply while there is none: a character that no text contains. */
const PLACE = '\uE000'

export interface Reply {
  message: string
  close: boolean
  seen: number
}

interface Dependencies extends MailWriting {
  db: Database
}

/** How administrators answer help requests. Every call throws ADMINS_ONLY (403) and HELP_REQUEST_NOT_FOUND (404). */
export function createHelpDeskService({ db, ...writing }: Dependencies) {
  const { clock } = writing

  return {
    ...createTeamMessages({ db, clock }),

    /** A help request with its thread, and the account, flat and booking that it names. */
    async get(actor: User, id: number): Promise<HelpDesk> {
      requireAdmin(actor)
      return present(db, actor, id, clock())
    },

    /**
     * Mails a reply to the address of the request, in its language. A request that no one looks after is the author's
     * from then on; one that another administrator looks after stays theirs.
     *
     * @throws {DomainError} HELP_ENTRY_INVALID (422), HELP_ANSWERED_MEANWHILE (409) after a reply that was not seen.
     */
    reply: (actor: User, id: number, { message, close, seen }: Reply): Promise<HelpDesk> =>
      change(actor, id, async (trx, request, now) => {
        const text = entryText(message)
        if (await hasReplyAfter(trx, id, seen)) throw refuse('HELP_ANSWERED_MEANWHILE')

        await insertHelpEntry(trx, { requestId: id, kind: 'REPLY', adminId: actor.id, text }, now)
        await updateHelpRequest(trx, id, {
          assigned_to: request.assigned_to ?? actor.id,
          answered_at: request.answered_at ?? now,
        })
        await orderMails(trx, [answerTo(request, text)], now)
        if (close) await moveHelpRequest(trx, actor, { id, status: 'CLOSED' }, now)
      }),

    /** @throws {DomainError} HELP_ENTRY_INVALID (422). */
    addNote: (actor: User, id: number, message: string): Promise<HelpDesk> =>
      change(actor, id, (trx, _request, now) =>
        insertHelpEntry(
          trx,
          { requestId: id, kind: 'NOTE', adminId: actor.id, text: entryText(message) },
          now,
        ),
      ),

    /** Takes a request over from anyone, or hands it back. Idempotent. */
    assign: (actor: User, id: number, isMine: boolean): Promise<HelpDesk> =>
      change(actor, id, (trx) => updateHelpRequest(trx, id, { assigned_to: isMine ? actor.id : null })),
  }

  async function change(
    actor: User,
    id: number,
    act: (trx: Queries, request: HelpRequestRow, now: Date) => Promise<void>,
  ): Promise<HelpDesk> {
    requireAdmin(actor)
    const now = clock()

    return db.transaction().execute(async (trx) => {
      const request = await lockHelpRequest(trx, id)
      if (!request) throw refuse('HELP_REQUEST_NOT_FOUND')
      await act(trx, request, now)
      return present(trx, actor, id, now)
    })
  }

  async function present(executor: Queries, actor: User, id: number, now: Date): Promise<HelpDesk> {
    const request = await findHelpRequest(executor, id)
    const [row] = await listByIds<AdminHelpRequest>(executor, adminListAsOf('helpRequests', now), [id])
    if (!row || !request) throw refuse('HELP_REQUEST_NOT_FOUND')

    return {
      request: presentRow(row),
      ...(await findMentioned(executor, request, { locale: actor.locale ?? DEFAULT_LOCALE, now })),
      isMine: request.assigned_to === actor.id,
      next: await findNextOpen(executor, request),
      entries: await listHelpEntries(executor, id),
      templates: HELP_TEMPLATES.map((code) => ({ code, text: texts[code][request.locale] })),
      mail: await mailAround(executor, request, writing),
    }
  }
}

/** What an administrator writes, and the flat of that person that it is about. */
interface TeamMessage {
  message: string
  flatId?: number | undefined
}

/** Messages of administrators to people. */
function createTeamMessages({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Mails a message to a person in their language, and names the flat that it is about. It begins a settled thread in the
     * help inbox, where it is followed up.
     *
     * @throws {DomainError} ADMINS_ONLY (403), USER_NOT_FOUND (404), HELP_ENTRY_INVALID (422), FLAT_OF_ANOTHER (422).
     */
    async write(actor: User, id: string, { message, flatId }: TeamMessage): Promise<AdminHelpRequest> {
      requireAdmin(actor)
      const text = entryText(message)
      const now = clock()

      return db.transaction().execute(async (trx) => {
        const addressee = await findAddressee(trx, id)
        if (!addressee) throw userNotFound()
        if (flatId !== undefined && !(await ownsFlat(trx, id, flatId))) throw refuse('FLAT_OF_ANOTHER')

        const reference = newReferenceNumber('H')
        const thread = { ...addressee, reference, message: text, flatId, adminId: actor.id }
        const request = await insertTeamMessage(trx, thread, now)
        await orderMails(trx, [messageTo(request)], now)
        const subject = { action: 'USER_WRITTEN_TO', subjectType: 'USER', subjectId: id } as const
        await recordAction(trx, actor, { ...subject, before: {}, after: { number: reference } }, now)

        const [row] = await listByIds<AdminHelpRequest>(trx, adminListAsOf('helpRequests', now), [request.id])
        if (!row) throw new TypeError(`The message ${request.id} was not stored`)
        return presentRow(row)
      })
    },
  }
}

/**
 * What an administrator writes, without blanks around it.
 *
 * @throws {DomainError} HELP_ENTRY_INVALID (422).
 */
function entryText(message: string): string {
  const issues = checkLength('message', message, HELP_ENTRY_LIMITS)
  if (issues.length > 0) throw refuse('HELP_ENTRY_INVALID', { values: HELP_ENTRY_LIMITS })
  return message.trim()
}

/** The mail of a reply without its words: what stands before and after them. Null if it would reach no account. */
async function mailAround(
  executor: Queries,
  request: HelpRequestRow,
  writing: MailWriting,
): Promise<HelpDesk['mail']> {
  const mail = await writeMail(executor, answerTo(request, PLACE), writing)
  if (!mail) return null
  const [before = '', after = ''] = mail.text.split(PLACE)

  return { subject: mail.subject, before: before.trim(), after: after.trim() }
}

/** Who a message goes to, and in which language. */
interface Addressee {
  userId: string
  email: string
  name: string | null
  locale: Locale
}

/** The person with an id; undefined for a deleted account. */
async function findAddressee(db: Queries, id: string): Promise<Addressee | undefined> {
  const { rows } = await sql<Omit<Addressee, 'locale'> & { locale: string | null }>`
    SELECT person.id AS "userId", person.email, nullif(${personName('person')}, '') AS name, person.locale
    FROM app_user AS person
    WHERE person.id = ${id} AND person.deleted_at IS NULL`.execute(db)

  const [person] = rows
  return person && { ...person, locale: isLocale(person.locale) ? person.locale : DEFAULT_LOCALE }
}

/** Whether a flat belongs to a person. */
async function ownsFlat(db: Queries, ownerId: string, flatId: number): Promise<boolean> {
  const flat = await db
    .selectFrom('flat')
    .select('id')
    .where('id', '=', flatId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()

  return flat !== undefined
}

interface NewThread extends Addressee {
  reference: string
  message: string
  flatId: number | undefined
  adminId: string
}

/** Stores a message as a settled thread of the administrator who wrote it. */
async function insertTeamMessage(
  trx: Queries,
  { reference, message, email, name, flatId, locale, userId, adminId }: NewThread,
  now: Date,
): Promise<HelpRequestRow> {
  return trx
    .insertInto('help_request')
    .values({
      reference,
      topic: flatId === undefined ? 'OTHER' : 'LISTING',
      message,
      email,
      name,
      flat_id: flatId ?? null,
      page_url: '',
      locale,
      user_id: userId,
      created_at: now,
      status: 'CLOSED',
      closed_at: now,
      closed_by: adminId,
      assigned_to: adminId,
      from_team: true,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
