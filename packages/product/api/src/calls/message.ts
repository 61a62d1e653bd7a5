import { call } from '../call.ts'
import type * as schema from '../schemas/message-calls.ts'

/** The messages of a booking's two parties, fifty at a time; other callers get 404. */
export const listMessages = call<typeof schema.listMessages>('GET', '/booking/api/:id/messages')
/** Sends a message to the other party. Idempotent with an `Idempotency-Key`. */
export const sendMessage = call<typeof schema.sendMessage>('POST', '/booking/api/:id/messages')
/** Marks the messages up to a given one as read. */
export const markMessagesRead = call<typeof schema.markMessagesRead>('PUT', '/booking/api/:id/messages/read')
