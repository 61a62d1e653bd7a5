import { call } from '../call.ts'
import type * as schema from '../schemas/message-calls.ts'

/** What tenant and landlord write to each other about a booking, fifty at a time; nobody else reads it. */
export const listMessages = call<typeof schema.listMessages>('GET', '/booking/api/:id/messages')
export const sendMessage = call<typeof schema.sendMessage>('POST', '/booking/api/:id/messages')
/** Says how far the caller has read. */
export const markMessagesRead = call<typeof schema.markMessagesRead>('PUT', '/booking/api/:id/messages/read')
