import { listOutbox, readOutboxMail } from '@domizil/contract'
import { mailCalls } from '@domizil/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../app/register-call.ts'
import type { MailService } from './mail-service.ts'

/** The outbox, for administrators of a site without a mail server. */
export function addMailRoutes(app: FastifyInstance, { mails }: { mails: MailService }): void {
  registerUserCall(app, listOutbox, mailCalls.listOutbox, (actor, { query }) =>
    mails.list(actor, query.page, query.size),
  )
  registerUserCall(app, readOutboxMail, mailCalls.readOutboxMail, (actor, { params }) =>
    mails.read(actor, params.id),
  )
}
