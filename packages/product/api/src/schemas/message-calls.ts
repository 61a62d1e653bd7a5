import { MESSAGE_LIMITS } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { BookingMessage, BookingMessages } from './message.ts'
import { Id, IdempotencyHeaders, IdParams } from './parts.ts'

/** The newest, or those before a message. */
export const listMessages = {
  params: IdParams,
  query: Type.Object({ before: Type.Optional(Id) }),
  response: BookingMessages,
} satisfies CallSchema
export const sendMessage = {
  params: IdParams,
  /** A message that is sent again under the same key is written once, and answered as before. */
  headers: IdempotencyHeaders,
  body: Type.Object({ text: Type.String({ maxLength: MESSAGE_LIMITS.max }) }),
  response: BookingMessage,
} satisfies CallSchema
/** Answers how many are left unread. */
export const markMessagesRead = {
  params: IdParams,
  body: Type.Object({ lastId: Id }),
  response: Type.Object({ count: Type.Integer() }),
} satisfies CallSchema
