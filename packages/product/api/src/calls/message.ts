import { get, post, put, remove } from '../call.ts'
import type * as schema from '../schemas/message-calls.ts'

/** The messages of a booking's two parties, fifty at a time; other callers get 404. */
export const listMessages = get<typeof schema.listMessages>('/booking/api/:id/messages')
/** Sends a message to the other party. Idempotent with an `Idempotency-Key`. */
export const sendMessage = post<typeof schema.sendMessage>('/booking/api/:id/messages')
/** Marks the messages up to a given one as read. */
export const markMessagesRead = put<typeof schema.markMessagesRead>('/booking/api/:id/messages/read')
/** Accepts one of the proposed times of a viewing, or declines all; for the other party than the one that proposed it. */
export const answerViewing = put<typeof schema.answerViewing>('/booking/api/message/:id/viewing')

/** Asks the landlord of a flat, before a request. Idempotent with an `Idempotency-Key`. */
export const askLandlord = post<typeof schema.askLandlord>('/booking/api/question/new/:flatId')
/** The questions that the caller has asked. */
export const listTenantQuestions = get<typeof schema.listTenantQuestions>('/booking/api/tenant/questions')
/** The questions about an own flat. */
export const listFlatQuestions = get<typeof schema.listFlatQuestions>('/booking/api/flat/:flatId/questions')
/** The questions about all of the caller's flats. */
export const listLandlordQuestions = get<typeof schema.listLandlordQuestions>(
  '/booking/api/landlord/questions',
)
/** The messages of a question's two parties, as those of a booking. */
export const listQuestionMessages = get<typeof schema.listQuestionMessages>(
  '/booking/api/question/:id/messages',
)
/** Sends a message to the other party of a question. Idempotent with an `Idempotency-Key`. */
export const sendQuestionMessage = post<typeof schema.sendQuestionMessage>(
  '/booking/api/question/:id/messages',
)
/** Marks the messages of a question up to a given one as read. */
export const markQuestionRead = put<typeof schema.markQuestionRead>('/booking/api/question/:id/messages/read')

/** The caller's saved texts for messages, at most twenty. */
export const listSavedReplies = get<typeof schema.listSavedReplies>('/booking/api/savedReply/list')
/** Saves a text and returns all; the same text again changes nothing. */
export const saveReply = post<typeof schema.saveReply>('/booking/api/savedReply/new')
/** Deletes a text and returns the remaining ones; 404 for another user's. */
export const removeSavedReply = remove<typeof schema.removeSavedReply>('/booking/api/savedReply/remove/:id')
