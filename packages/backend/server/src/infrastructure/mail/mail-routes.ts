import { listOutbox, readOutboxMail } from '@domizil/api'
import { mailCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../http/index.ts'
import type { MailService } from './mail-service.ts'

/** The outbox, for administrators of a site without a mail server. */
export function addMailRoutes(
  app: FastifyInstance,
  { mails }: { mails: Pick<MailService, 'list' | 'read'> },
): void {
  registerUserCall(app, listOutbox, mailCalls.listOutbox, (actor, { query }) =>
    mails.list(actor, query.page, query.size),
  )
  registerUserCall(app, readOutboxMail, mailCalls.readOutboxMail, (actor, { params }) =>
    mails.read(actor, params.id),
  )
}
