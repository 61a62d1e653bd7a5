import type { BookingMessage, BookingMessages } from '@domizil/api'
import type { OpenedThread } from './opened-thread.ts'

/** A thread with further messages at their positions, without duplicates. */
export function withMore(thread: BookingMessages, messages: readonly BookingMessage[]): BookingMessages {
  const byId = new Map([...thread.items, ...messages].map((message) => [message.id, message]))
  return { ...thread, items: [...byId.values()].toSorted((one, other) => one.id - other.id) }
}

/** A thread with its newest page replaced. Earlier messages stay. */
export function withLater(thread: BookingMessages | undefined, page: BookingMessages): BookingMessages {
  const [first] = page.items
  // The new messages exceed one page: the thread restarts with it, and earlier pages are loaded again.
  const hasGap = page.hasEarlier && first !== undefined && !thread?.items.some(({ id }) => id === first.id)
  if (!thread || hasGap) return page

  return withMore({ ...thread, canWrite: page.canWrite }, page.items)
}

/** A thread with the message of the request at its time: after the questions before it. */
export function withAsked(
  items: readonly BookingMessage[],
  asked: OpenedThread['asked'],
): readonly BookingMessage[] {
  if (!asked) return items
  const first = { id: 0, author: 'TENANT', ...asked, viewingTimes: null, viewingAnswer: null } as const
  const at = items.findIndex(({ createdAt }) => createdAt >= asked.createdAt)

  return items.toSpliced(at < 0 ? items.length : at, 0, first)
}
