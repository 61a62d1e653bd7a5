import type { BookingMessage, BookingMessages } from '@domizil/contract'

/** How the messages of a booking stand. */
export type Thread =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | ({ readonly status: 'loaded' } & BookingMessages)

/** A thread with further messages in their places, each once. */
export function withMore(thread: Thread, messages: readonly BookingMessage[]): Thread {
  if (thread.status !== 'loaded') return thread

  const byId = new Map([...thread.items, ...messages].map((message) => [message.id, message]))
  return { ...thread, items: [...byId.values()].toSorted((one, other) => one.id - other.id) }
}

/** A thread with its newest part as it is now. What stands before that part stays. */
export function withLater(thread: Thread, page: BookingMessages): Thread {
  const [first] = page.items
  // More has come than fits into one part: then it begins anew, and the rest is asked for again.
  const hasGap = page.hasEarlier && first !== undefined && !isShown(thread, first.id)
  if (thread.status !== 'loaded' || hasGap) return { status: 'loaded', ...page }

  return withMore({ ...thread, canWrite: page.canWrite }, page.items)
}

function isShown(thread: Thread, id: number): boolean {
  return thread.status === 'loaded' && thread.items.some((message) => message.id === id)
}
