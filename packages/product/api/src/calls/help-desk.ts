import { get, post } from '../call.ts'
import type * as schema from '../schemas/help-desk.ts'

/** A help request with its thread, and what its author names. */
export const getHelpDesk = get<typeof schema.getHelpDesk>('/admin/api/helpRequest/:id')
/** Mails a reply to the author. Refused if another administrator has replied meanwhile. */
export const replyToHelpRequest = post<typeof schema.replyToHelpRequest>('/admin/api/helpRequest/:id/reply')
/** Adds a note that only administrators read. */
export const addHelpNote = post<typeof schema.addHelpNote>('/admin/api/helpRequest/:id/note')
/** Takes a help request over, or hands it back. Idempotent. */
export const assignHelpRequest = post<typeof schema.assignHelpRequest>('/admin/api/helpRequest/:id/assign')
/** Mails a message to a person, and begins a settled thread in the help inbox with it. */
export const writeToUser = post<typeof schema.writeToUser>('/admin/api/user/:id/message')
