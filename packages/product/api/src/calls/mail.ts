import { call } from '../call.ts'
import type * as schema from '../schemas/mail-calls.ts'

/** The mails that were written, where there is no mail server to send them. */
export const listOutbox = call<typeof schema.listOutbox>('GET', '/admin/api/outbox')
export const readOutboxMail = call<typeof schema.readOutboxMail>('GET', '/admin/api/outbox/:id')
