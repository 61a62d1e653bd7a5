import type { BookingMessage, BookingMessages } from '@domizil/api'

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
