import { call } from '../call.ts'
import type * as schema from '../schemas/help-desk.ts'

/** A help request with its thread, and what its author names. */
export const getHelpDesk = call<typeof schema.getHelpDesk>('GET', '/admin/api/helpRequest/:id')
/** Mails a reply to the author. Refused if another administrator has replied meanwhile. */
export const replyToHelpRequest = call<typeof schema.replyToHelpRequest>(
  'POST',
  '/admin/api/helpRequest/:id/reply',
)
/** Adds a note that only administrators read. */
export const addHelpNote = call<typeof schema.addHelpNote>('POST', '/admin/api/helpRequest/:id/note')
/** Takes a help request over, or hands it back. Idempotent. */
export const assignHelpRequest = call<typeof schema.assignHelpRequest>(
  'POST',
  '/admin/api/helpRequest/:id/assign',
)
/** Mails a message to a person, and begins a settled thread in the help inbox with it. */
export const writeToUser = call<typeof schema.writeToUser>('POST', '/admin/api/user/:id/message')
