import { call } from '../call.ts'
import type * as schema from '../schemas/mail-calls.ts'

/** The stored mails, if no mail server is configured. */
export const listOutbox = call<typeof schema.listOutbox>('GET', '/admin/api/outbox')
/** One stored mail with its text. */
export const readOutboxMail = call<typeof schema.readOutboxMail>('GET', '/admin/api/outbox/:id')
