/** A thread: that of a booking, or that of a question. */
export type ThreadRef = { readonly bookingId: number } | { readonly questionId: number }

/** The column that refers to the thread, in messages and readers. */
export function threadColumn(thread: ThreadRef): 'booking_id' | 'question_id' {
  return 'bookingId' in thread ? 'booking_id' : 'question_id'
}

/** The id of the booking or the question. */
export function threadId(thread: ThreadRef): number {
  return 'bookingId' in thread ? thread.bookingId : thread.questionId
}

/** The values of the two columns that refer to a thread. */
export function threadColumns(thread: ThreadRef) {
  return 'bookingId' in thread
    ? { booking_id: thread.bookingId, question_id: null }
    : { booking_id: null, question_id: thread.questionId }
}
