import { MESSAGE_LIMITS } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { BookingMessage, BookingMessages, SavedReply, ViewingAnswer, ViewingTimes } from './message.ts'
import { FlatIdParams, Id, IdempotencyHeaders, IdParams, orNull, textUpTo } from './parts.ts'
import { Question } from './question.ts'

/** A text, or proposed times for a viewing, or both. */
const NewMessage = Type.Object({
  text: textUpTo(MESSAGE_LIMITS.max),
  viewingTimes: Type.Optional(ViewingTimes),
})

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
  body: NewMessage,
  response: BookingMessage,
} satisfies CallSchema
/** Returns the number of unread messages left. */
export const markMessagesRead = {
  params: IdParams,
  body: Type.Object({ lastId: Id }),
  response: Type.Object({ count: Type.Integer() }),
} satisfies CallSchema
/** Accepts one of the times of a viewing, or declines all. */
export const answerViewing = {
  params: IdParams,
  body: ViewingAnswer,
  response: BookingMessage,
} satisfies CallSchema

/** The first question to the landlord of a flat, or a further one in the same thread. */
export const askLandlord = {
  params: FlatIdParams,
  headers: IdempotencyHeaders,
  body: NewMessage,
  /** One of the two threads: with an open request for the flat the message is in the thread of that booking. */
  response: Type.Object({ questionId: orNull(Id), bookingId: orNull(Id), message: BookingMessage }),
} satisfies CallSchema
/** At most 200, the latest first. */
export const listTenantQuestions = { response: Type.Array(Question) } satisfies CallSchema
export const listLandlordQuestions = { response: Type.Array(Question) } satisfies CallSchema
export const listFlatQuestions = {
  params: FlatIdParams,
  response: Type.Array(Question),
} satisfies CallSchema
/** The thread of a question takes the same as that of a booking. */
export const listQuestionMessages = { ...listMessages } satisfies CallSchema
export const sendQuestionMessage = { ...sendMessage } satisfies CallSchema
export const markQuestionRead = { ...markMessagesRead } satisfies CallSchema

const SavedReplies = Type.Array(SavedReply)
/** The oldest first. */
export const listSavedReplies = { response: SavedReplies } satisfies CallSchema
export const saveReply = {
  body: Type.Object({ text: textUpTo(MESSAGE_LIMITS.max) }),
  response: SavedReplies,
} satisfies CallSchema
export const removeSavedReply = { params: IdParams, response: SavedReplies } satisfies CallSchema
