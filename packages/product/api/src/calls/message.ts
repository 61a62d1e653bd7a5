import { call } from '../call.ts'
import type * as schema from '../schemas/message-calls.ts'

/** The messages of a booking's two parties, fifty at a time; other callers get 404. */
export const listMessages = call<typeof schema.listMessages>('GET', '/booking/api/:id/messages')
/** Sends a message to the other party. Idempotent with an `Idempotency-Key`. */
export const sendMessage = call<typeof schema.sendMessage>('POST', '/booking/api/:id/messages')
/** Marks the messages up to a given one as read. */
export const markMessagesRead = call<typeof schema.markMessagesRead>('PUT', '/booking/api/:id/messages/read')
/** Accepts one of the proposed times of a viewing, or declines all; for the other party than the one that proposed it. */
export const answerViewing = call<typeof schema.answerViewing>('PUT', '/booking/api/message/:id/viewing')

/** Asks the landlord of a flat, before a request. Idempotent with an `Idempotency-Key`. */
export const askLandlord = call<typeof schema.askLandlord>('POST', '/booking/api/question/new/:flatId')
/** The questions that the caller has asked. */
export const listTenantQuestions = call<typeof schema.listTenantQuestions>(
  'GET',
  '/booking/api/tenant/questions',
)
/** The questions about an own flat. */
export const listFlatQuestions = call<typeof schema.listFlatQuestions>(
  'GET',
  '/booking/api/flat/:flatId/questions',
)
/** The questions about all of the caller's flats. */
export const listLandlordQuestions = call<typeof schema.listLandlordQuestions>(
  'GET',
  '/booking/api/landlord/questions',
)
/** The messages of a question's two parties, as those of a booking. */
export const listQuestionMessages = call<typeof schema.listQuestionMessages>(
  'GET',
  '/booking/api/question/:id/messages',
)
/** Sends a message to the other party of a question. Idempotent with an `Idempotency-Key`. */
export const sendQuestionMessage = call<typeof schema.sendQuestionMessage>(
  'POST',
  '/booking/api/question/:id/messages',
)
/** Marks the messages of a question up to a given one as read. */
export const markQuestionRead = call<typeof schema.markQuestionRead>(
  'PUT',
  '/booking/api/question/:id/messages/read',
)

/** The caller's saved texts for messages, at most twenty. */
export const listSavedReplies = call<typeof schema.listSavedReplies>('GET', '/booking/api/savedReply/list')
/** Saves a text and returns all; the same text again changes nothing. */
export const saveReply = call<typeof schema.saveReply>('POST', '/booking/api/savedReply/new')
/** Deletes a text and returns the remaining ones; 404 for another user's. */
export const removeSavedReply = call<typeof schema.removeSavedReply>(
  'DELETE',
  '/booking/api/savedReply/remove/:id',
)
