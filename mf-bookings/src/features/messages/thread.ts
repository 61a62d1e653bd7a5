import type { BookingMessage, BookingMessages } from '@domizil/api'

/** A thread with further messages in their places, each once. */
export function withMore(thread: BookingMessages, messages: readonly BookingMessage[]): BookingMessages {
  const byId = new Map([...thread.items, ...messages].map((message) => [message.id, message]))
  return { ...thread, items: [...byId.values()].toSorted((one, other) => one.id - other.id) }
}

/** A thread with its newest part as it is now. What stands before that part stays. */
export function withLater(thread: BookingMessages | undefined, page: BookingMessages): BookingMessages {
  const [first] = page.items
  // More has come than fits into one part: then it begins anew, and the rest is asked for again.
  const hasGap = page.hasEarlier && first !== undefined && !thread?.items.some(({ id }) => id === first.id)
  if (!thread || hasGap) return page

  return withMore({ ...thread, canWrite: page.canWrite }, page.items)
}
