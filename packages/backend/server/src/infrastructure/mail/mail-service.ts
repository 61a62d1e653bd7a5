import { addHours, DEFAULT_LOCALE } from '@domizil/domain'
import type { CallOutput, listMailTitles, readMail } from '@domizil/api'
import { type Clock, notFound, requireAdmin, type Site, type User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { recordAction } from '../audit/index.ts'
import type { LeasedJob } from '../job/index.ts'
import { composeMail } from './compose-mail.ts'
import { allMails, type MailOrder } from './define-mail.ts'
import { mailContent } from './mail-content.ts'
import type { MailReaders } from './mail-readers.ts'
import { deleteMails, findMail, insertMail, markSent, type MailRow } from './mail-repository.ts'
import { orderMails } from './order-mails.ts'
import type { Attachment } from './value-kinds.ts'
import type { Storage } from '../storage/index.ts'
import type { MailTransport, SmtpConfig } from './smtp-transport.ts'

/** A mail that is still unsent after this time is outdated and dropped. */
const EXPIRY_HOURS = 72
const RETENTION_HOURS = 90 * 24
/** Reserved domains (RFC 2606), which the demo's accounts use. */
const RESERVED_DOMAINS = /\.(example|test|invalid|localhost)$/i

interface Dependencies {
  db: Database
  clock: Clock
  site: Site
  /** Where attached documents are. */
  storage: Storage
  /** The mail server; null collects mails in the outbox. */
  smtp: SmtpConfig | null
  /** What all rooms read for mails. */
  mails: MailReaders
}

/**
 * Creates the mail service: jobs write mails and send them, or collect them in the outbox if there is no mail server.
 */
export function createMailService({ db, clock, site, storage, smtp, mails }: Dependencies) {
  let transport: Promise<MailTransport> | undefined
  const host = new URL(site.publicUrl).hostname

  /** A document that has been erased since goes with no mail. */
  async function readFile({ name, from, id }: Attachment) {
    const content = await (from === 'STORAGE'
      ? storage.get(String(id))
      : mails.attachments[from]?.(db, Number(id)))
    return content ? [{ filename: name, content }] : []
  }

  async function send(mail: MailRow, jobId: number, files: readonly Attachment[]): Promise<void> {
    const { to_address: to, subject, locale, body_text: text, body_html: html, sent_at } = mail
    if (!smtp || RESERVED_DOMAINS.test(to) || sent_at || text === null || html === null) return

    const messageId = `<job.${jobId}@${host}>`
    const attachments = (await Promise.all(files.map(readFile))).flat()
    transport ??= openTransport(smtp)
    await (await transport).send({ to, subject, locale, text, html, messageId, attachments })
    await markSent(db, mail.id, clock())
  }

  return {
    /**
     * Runs a job of the kind SEND_MAIL. A retry sends the same mail with the same Message-ID, by which mail servers
     * detect duplicates.
     */
    async deliver({ id, payload, created_at }: LeasedJob): Promise<void> {
      const now = clock()
      if (created_at < addHours(now, -EXPIRY_HOURS)) return
      // Written by `orderMails`.
      const order = payload as unknown as MailOrder
      const found = await mailContent(db, order, { mails, now })
      if (!found) return

      const { address, content, files } = found
      const written = composeMail(content, site)
      if (!written) return
      const mail = await insertMail(db, {
        job_id: id,
        kind: order.mail,
        user_id: order.to,
        to_address: address,
        locale: content.locale,
        subject: written.subject,
        body_text: written.text,
        body_html: written.html,
        file_name: files.map(({ name }) => name).join(', ') || null,
        created_at,
      })
      await send(mail, id, files)
    },

    /**
     * The text of a mail; null where a mail server is configured. A text can have a link to a new password, so reading
     * one is recorded in the audit log.
     *
     * @throws {DomainError} ADMINS_ONLY (403), NOT_FOUND (404).
     */
    async read(actor: User, id: number): Promise<CallOutput<typeof readMail>> {
      requireAdmin(actor)
      const mail = await findMail(db, id)
      if (!mail) throw notFound()
      const { body_text: text, user_id: recipient, kind } = mail
      if (smtp || text === null) return { text: null }

      if (recipient !== null) {
        const read = { ...READ, subjectId: recipient, before: {}, after: { mail: kind } }
        await recordAction(db, actor, read, clock())
      }
      return { text }
    },

    /**
     * The kinds of mails, with their titles in the caller's language.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async titles(actor: User): Promise<CallOutput<typeof listMailTitles>> {
      requireAdmin(actor)
      return allMails().map(({ code, texts }) => ({
        kind: code,
        title: texts[actor.locale ?? DEFAULT_LOCALE].title,
      }))
    },

    /** Orders a mail outside of a transaction. */
    order: (order: MailOrder) => orderMails(db, [order], clock()),

    /** Ends the connections to the mail server. */
    close: async () => (await transport)?.close(),

    /** Deletes old mails. For a timer. */
    purgeExpired: () => deleteMails(db, addHours(clock(), -RETENTION_HOURS)),
  }
}

const READ = { action: 'MAIL_READ', subjectType: 'USER' } as const

/** The mail library takes 15 MB: it is loaded with the first mail. */
async function openTransport(smtp: SmtpConfig): Promise<MailTransport> {
  const { createSmtpTransport } = await import('./smtp-transport.ts')
  return createSmtpTransport(smtp)
}
