import { call } from '../call.ts'
import type * as schema from '../schemas/mail-calls.ts'

/** The text of a stored mail, if no mail server is configured. That it was read is recorded in the audit log. */
export const readMail = call<typeof schema.readMail>('POST', '/admin/api/mail/:id/read')
/** The kinds of mails with their titles, for administrators. */
export const listMailTitles = call<typeof schema.listMailTitles>('GET', '/admin/api/mailTitles')
