import { MESSAGE_LIMITS } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { BookingMessage, BookingMessages } from './message.ts'
import { Id, IdempotencyHeaders, IdParams } from './parts.ts'

/** The newest messages, or those before a given one. */
export const listMessages = {
  params: IdParams,
  query: Type.Object({ before: Type.Optional(Id) }),
  response: BookingMessages,
} satisfies CallSchema
export const sendMessage = {
  params: IdParams,
  /** A repeated request with the same key is executed once and gets the same response. */
  headers: IdempotencyHeaders,
  body: Type.Object({ text: Type.String({ maxLength: MESSAGE_LIMITS.max }) }),
  response: BookingMessage,
} satisfies CallSchema
/** Returns the number of unread messages left. */
export const markMessagesRead = {
  params: IdParams,
  body: Type.Object({ lastId: Id }),
  response: Type.Object({ count: Type.Integer() }),
} satisfies CallSchema
