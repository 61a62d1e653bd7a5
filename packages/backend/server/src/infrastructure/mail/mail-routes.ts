import { listMailTitles, readMail } from '@domizil/api'
import { mailCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../http/index.ts'
import type { MailService } from './mail-service.ts'

/** The kinds of mails, and their texts for administrators of a site without a mail server. */
export function addMailRoutes(
  app: FastifyInstance,
  { mails }: { mails: Pick<MailService, 'read' | 'titles'> },
): void {
  registerUserCall(app, readMail, mailCalls.readMail, (actor, { params }) => mails.read(actor, params.id))
  registerUserCall(app, listMailTitles, mailCalls.listMailTitles, (actor) => mails.titles(actor))
}
