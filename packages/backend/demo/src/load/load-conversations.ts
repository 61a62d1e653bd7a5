import { conversationOf } from '../plan/conversations.ts'
import type { PlannedBooking } from '../plan/planned.ts'
import type { History } from './history.ts'
import type { BookingIds } from './load-bookings.ts'
import type { Actors } from './load-people.ts'

interface Load {
  history: History
  actors: Actors
  bookingIds: BookingIds
}

/** Sends the missing messages between tenants and landlords, except in bookings that have ended. */
export async function loadConversations(bookings: readonly PlannedBooking[], load: Load): Promise<void> {
  for (const booking of bookings) await loadConversation(booking, load)
}

async function loadConversation(
  booking: PlannedBooking,
  { history, actors, bookingIds }: Load,
): Promise<void> {
  const { lines, isRead } = conversationOf(booking)
  if (lines.length === 0) return

  const id = bookingIds(booking)
  const writers = { TENANT: actors(booking.tenant), LANDLORD: actors(booking.flat.owner) }
  const { items, canWrite } = await history.services(0).messages.list(writers.TENANT, { bookingId: id })
  if (!canWrite) return

  const written = [...items]
  for (const { after, from, text } of lines.slice(items.length)) {
    const { messages } = history.services(booking.hoursAgo - after)
    // A reply implies that all messages before it were read.
    const last = written.at(-1)
    if (last) await messages.markRead(writers[from], { bookingId: id }, last.id)
    written.push(await messages.send(writers[from], { thread: { bookingId: id }, text }))
  }

  const last = written.at(-1)
  if (!isRead || !last) return
  await history
    .services(0)
    .messages.markRead(writers[last.author === 'TENANT' ? 'LANDLORD' : 'TENANT'], { bookingId: id }, last.id)
}
