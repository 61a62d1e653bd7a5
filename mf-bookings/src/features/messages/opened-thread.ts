import {
  type Booking,
  listMessages,
  listQuestionMessages,
  markMessagesRead,
  markQuestionRead,
  type Question,
  sendMessage,
  sendQuestionMessage,
} from '@domizil/api'
import { wasConfirmed } from '../../lib/was-confirmed.ts'

/** A thread between the reader and another party: that of a booking, or that of a question. */
export interface OpenedThread {
  readonly kind: 'booking' | 'question'
  /** The id of the booking or the question. */
  readonly id: number
  /** The name of the stored draft: the same for a question and the request that follows it. */
  readonly draft: string
  readonly role: 'TENANT' | 'LANDLORD'
  /** The name of the other party; empty once that account is deleted. */
  readonly name: string
  /** What has ended once the thread is closed, unless the other party has left. */
  readonly about: 'request' | 'booking' | 'question'
  /** The message of the request, which is part of the thread. */
  readonly asked?: { readonly text: string; readonly createdAt: string; readonly hidden?: true }
}

/** The calls of each kind of thread: they take and answer the same. */
export const THREAD_CALLS = {
  booking: { list: listMessages, send: sendMessage, markRead: markMessagesRead },
  question: { list: listQuestionMessages, send: sendQuestionMessage, markRead: markQuestionRead },
} as const

/** The thread of a booking. */
export function threadOfBooking(booking: Booking): OpenedThread {
  const { id, questionId, role, otherParty, message, messageHidden: hidden, createdAt } = booking
  const draft = questionId === null ? `booking.${id}` : `question.${questionId}`
  const about = wasConfirmed(booking) ? 'booking' : 'request'
  const asked = message || hidden ? { asked: { text: message, createdAt, ...(hidden && { hidden }) } } : {}
  return { kind: 'booking', id, draft, role, name: otherParty.name, about, ...asked }
}

/** The thread of a question. */
export function threadOfQuestion({ id, role, otherParty }: Question): OpenedThread {
  return { kind: 'question', id, draft: `question.${id}`, role, name: otherParty.name, about: 'question' }
}

/** The thread of a question that has become a request, under the address of the question: an open dialog stays the same. */
export function threadOfContinued(booking: Booking, questionId: number): OpenedThread {
  return { ...threadOfBooking(booking), kind: 'question', id: questionId }
}
