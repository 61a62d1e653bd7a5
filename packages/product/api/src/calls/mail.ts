import { get, post } from '../call.ts'
import type * as schema from '../schemas/mail-calls.ts'

/** The text of a stored mail, if no mail server is configured. That it was read is recorded in the audit log. */
export const readMail = post<typeof schema.readMail>('/admin/api/mail/:id/read')
/** The kinds of mails with their titles, for administrators. */
export const listMailTitles = get<typeof schema.listMailTitles>('/admin/api/mailTitles')
