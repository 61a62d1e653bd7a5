import type { AdminHelpRequest, HelpReceipt, HelpRequest } from '@domizil/api/schemas'
import { addHours, checkLength, HELP_MESSAGE_LIMITS, type HelpStatus } from '@domizil/domain'
import {
  type Actor,
  type Clock,
  type CreateRateLimit,
  newReferenceNumber,
  requireAdmin,
  type User,
} from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { fileReport, findContent } from '../content-report/index.ts'
import { orderMails, receiptLimit } from '../../infrastructure/mail/index.ts'
import { receiptOf } from './help-mails.ts'
import { refuse } from './help-refusals.ts'
import { deleteHelpRequests, insertHelpRequest } from './help-repository.ts'
import { adminListAsOf, listByIds, presentRow } from '../admin/index.ts'
import { moveHelpRequest } from './move-help-request.ts'

interface Dependencies {
  db: Database
  clock: Clock
  createRateLimit: CreateRateLimit
}

const LIMIT = { points: 10, seconds: 3600 }
const RETENTION_HOURS = 180 * 24

/** Takes help requests from anybody. */
export function createHelpService({ db, clock, createRateLimit }: Dependencies) {
  const takeTurn = createRateLimit('help', LIMIT, (options) => refuse('TOO_MANY_HELP_REQUESTS', options))
  const mayReceipt = receiptLimit(createRateLimit)

  return {
    /**
     * Stores a help request and returns its reference number. Bots that fill in the honeypot get a number as well,
     * but nothing is stored.
     *
     * The asker is mailed a receipt, unless the address has had many. A listing that is named under REPORT_LISTING is reported as content.
     *
     * @throws {DomainError} HELP_REQUEST_INVALID (422), TOO_MANY_HELP_REQUESTS (429) for this network address, and what a
     * report is refused for.
     */
    async ask(actor: Actor, address: string, request: HelpRequest): Promise<HelpReceipt> {
      const issues = checkLength('message', request.message, HELP_MESSAGE_LIMITS)
      if (issues.length > 0) throw refuse('HELP_REQUEST_INVALID', { issues })
      await takeTurn(address)

      const referenceNumber = newReferenceNumber('H')
      if (request.website?.trim()) return { referenceNumber }

      const now = clock()
      const isReceipted = await mayReceipt(actor, request.email)
      const report = await reportOf(actor, { ...request, isReceipted }, now)
      if (report) return { referenceNumber: report.reference }

      const asked = {
        reference: referenceNumber,
        topic: request.topic,
        message: request.message.trim(),
        email: request.email,
        name: request.name?.trim() || null,
        phone: request.phone?.trim() || null,
        flat_id: request.flatId ?? null,
        booking_id: request.bookingId ?? null,
        page_url: request.pageUrl,
        locale: request.locale,
        user_id: actor.id,
        created_at: now,
      }
      await db.transaction().execute(async (trx) => {
        await insertHelpRequest(trx, asked)
        if (isReceipted) await orderMails(trx, [receiptOf(asked)], now)
      })
      return { referenceNumber }
    },
  }

  /** A listing that is named is reported; without one, or with an unknown one, the request is read like any other. */
  async function reportOf(
    actor: Actor,
    { topic, flatId, message, email, locale, isReceipted }: HelpRequest & { isReceipted: boolean },
    now: Date,
  ) {
    if (topic !== 'REPORT_LISTING' || flatId === undefined) return undefined
    if (!(await findContent.FLAT(db, actor, flatId, { now, locale }))) return undefined

    const report = {
      target: 'FLAT',
      id: flatId,
      ground: 'OTHER',
      message,
      email,
      locale,
      isReceipted,
    } as const
    return db.transaction().execute((trx) => fileReport(trx, actor, report, now))
  }
}

/** What administrators do with help requests. Doing the same again changes nothing. */
export function createHelpInboxService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Says that a help request was answered, when and by whom.
     *
     * @throws {DomainError} 404 if there is no such request.
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    close: (actor: User, id: number) => move(actor, id, 'CLOSED'),

    /** Lets a help request wait for an answer again. Throws what `close` throws. */
    reopen: (actor: User, id: number) => move(actor, id, 'OPEN'),

    /** Deletes what has been closed for 180 days, as the privacy policy says. For a timer. */
    purgeClosed: () => deleteHelpRequests(db, addHours(clock(), -RETENTION_HOURS)),
  }

  async function move(actor: User, id: number, status: HelpStatus): Promise<AdminHelpRequest> {
    requireAdmin(actor)
    const now = clock()

    return db.transaction().execute(async (trx) => {
      await moveHelpRequest(trx, actor, { id, status }, now)
      const [row] = await listByIds<AdminHelpRequest>(trx, adminListAsOf('helpRequests', now), [id])
      if (!row) throw refuse('HELP_REQUEST_NOT_FOUND')
      return presentRow(row)
    })
  }
}
