import { readMail } from '@domizil/api'
import { mailCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../http/index.ts'
import type { MailService } from './mail-service.ts'

/** The texts of mails, for administrators of a site without a mail server. */
export function addMailRoutes(app: FastifyInstance, { mails }: { mails: Pick<MailService, 'read'> }): void {
  registerUserCall(app, readMail, mailCalls.readMail, (actor, { params }) => mails.read(actor, params.id))
}
