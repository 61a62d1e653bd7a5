import { addHours } from '@domizil/domain'
import type { CallOutput, listOutbox, readOutboxMail } from '@domizil/contract'
import type { Actor } from '../lib/actor.ts'
import { dayOf } from '../lib/clock.ts'
import { DomainError, NotFoundError } from '../lib/errors.ts'
import type { TakenJob } from '../job/job-repository.ts'
import { requireAdmin } from '../lib/require-admin.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { composeMail } from './compose-mail.ts'
import { mailContent } from './mail-content.ts'
import { deleteMails, findMail, keepMail, listMails, markSent, type MailRow } from './mail-repository.ts'
import { type MailOrder, orderMails } from './order-mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'

export type MailService = ReturnType<typeof createMailService>

/** News that late are none: what could not be sent for so long is not sent at all. */
const HOURS_UNTIL_STALE = 72
const HOURS_TO_KEEP = 90 * 24
/** Names that lead nowhere (RFC 2606): the people of the demo data live there. */
const NOWHERE = /\.(example|test|invalid|localhost)$/i

/** Mails: written and sent by jobs, or kept to be read where there is no mail server. */
export function createMailService({ db, clock, site, smtp }: ServiceDependencies) {
  const transport = smtp && createSmtpTransport(smtp)
  const host = new URL(site.publicUrl).hostname

  async function send(mail: MailRow, jobId: number): Promise<void> {
    const { to_address: to, subject, locale, body_text: text, body_html: html, sent_at } = mail
    if (!transport || NOWHERE.test(to) || sent_at || text === null || html === null) return

    await transport.send({ to, subject, locale, text, html, messageId: `<job.${jobId}@${host}>` })
    await markSent(db, mail.id, clock())
  }

  return {
    /**
     * Does a job of the kind SEND_MAIL. An attempt after a crash sends the same mail under the same Message-ID, by
     * which mail servers recognise it.
     */
    async deliver({ id, payload, created_at }: TakenJob): Promise<void> {
      const now = clock()
      if (created_at < addHours(now, -HOURS_UNTIL_STALE)) return
      // Written by `orderMails`.
      const order = payload as unknown as MailOrder
      const found = await mailContent(db, order, dayOf(now))
      if (!found) return

      const { address, content } = found
      const written = composeMail(content, site)
      const mail = await keepMail(db, {
        job_id: id,
        kind: order.mail,
        user_id: order.to,
        to_address: address,
        locale: content.locale,
        subject: written.subject,
        body_text: written.text,
        body_html: written.html,
        created_at,
      })
      await send(mail, id)
    },

    /**
     * The mails that were written, the newest first.
     *
     * @throws {DomainError} ADMINS_ONLY (403), OUTBOX_CLOSED (404) where mails are sent.
     */
    async list(actor: Actor, page: number, size: number): Promise<CallOutput<typeof listOutbox>> {
      refuseReaders(actor)
      const { total, items } = await listMails(db, page, size)

      return { total, page, size, items: items.map(presentHead) }
    },

    /** One mail in full. Throws what `list` throws, and `NotFoundError`. */
    async read(actor: Actor, id: number): Promise<CallOutput<typeof readOutboxMail>> {
      refuseReaders(actor)
      const mail = await findMail(db, id)
      if (!mail) throw new NotFoundError()

      return { ...presentHead(mail), text: mail.body_text ?? '', html: mail.body_html ?? '' }
    },

    /** Orders a mail that no change of ours is the cause of. */
    order: (order: MailOrder) => orderMails(db, [order], clock()),

    /** Forgets mails of long ago. For a timer. */
    forgetOld: () => deleteMails(db, addHours(clock(), -HOURS_TO_KEEP)),
  }

  function refuseReaders(actor: Actor): void {
    requireAdmin(actor)
    if (transport) throw new DomainError(404, 'OUTBOX_CLOSED')
  }
}

function presentHead(
  mail: Pick<MailRow, 'id' | 'kind' | 'to_address' | 'locale' | 'subject' | 'created_at'>,
) {
  const { id, kind, to_address: to, locale, subject, created_at } = mail
  return { id, kind, to, locale, subject, createdAt: created_at.toISOString() }
}
