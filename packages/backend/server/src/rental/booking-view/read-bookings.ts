import type { Booking } from '@domizil/api/schemas'
import type { Queries } from '../../foundation/tables/index.ts'
import { listMainImagesOf } from '../../catalogue/flat/index.ts'
import { dayOf } from '../../foundation/kernel/index.ts'
import { summarizePayments } from '../payment/index.ts'
import { loadPartyFacts } from './party-facts.ts'
import { presentBooking } from './booking-presenter.ts'
import {
  type BookingQuery,
  type BookingView,
  listAttachments,
  listBookingViews,
  listEvents,
} from './booking-view-repository.ts'
import { summarizeStays, type Viewer } from './waiting.ts'

/** Bookings as the reader sees them: those that need the reader's action first, the most urgent of them before others, then the newest, and the cancelled last. A handful of queries, however many there are. */
export async function readBookings(db: Queries, query: BookingQuery, viewer: Viewer): Promise<Booking[]> {
  const found = await listBookingViews(db, query, viewer.now)
  if (found.length === 0) return []

  const { depositOf, lastDayOf, handoversOf, isWaiting } = await summarizeStays(db, found, viewer)
  const bookings = waitingFirst(found, isWaiting)
  const ids = bookings.map(({ id }) => id)
  const images = await listMainImagesOf(db, [...new Set(bookings.map(({ flat_id }) => flat_id))])
  const events = await listEvents(db, ids)
  const attachments = await listAttachments(db, ids)
  const factsOf = await loadPartyFacts(db, bookings, viewer)
  const paymentsOf = await summarizePayments(db, bookings, dayOf(viewer.now))

  return bookings.map((booking) =>
    presentBooking({
      booking,
      ...viewer,
      image: images.find(({ flat_id }) => flat_id === booking.flat_id),
      events: events.filter(({ booking_id }) => booking_id === booking.id),
      attachments: attachments.filter(({ booking_id }) => booking_id === booking.id),
      facts: factsOf(booking),
      payments: paymentsOf(booking),
      depositReturn: depositOf(booking),
      lastDay: lastDayOf(booking),
      handovers: handoversOf(booking),
    }),
  )
}

function waitingFirst(bookings: BookingView[], isWaiting: (booking: BookingView) => boolean): BookingView[] {
  const ranked = bookings.map((booking) => ({ booking, rank: rankOf(booking, isWaiting(booking)) }))
  return ranked
    .toSorted((one, other) => one.rank - other.rank || urgency(one) - urgency(other))
    .map(({ booking }) => booking)
}

type Ranked = { booking: BookingView; rank: number }

function rankOf(booking: BookingView, isWaiting: boolean): number {
  if (isWaiting) return 0
  return booking.status === 'BOOKING_CANCELED' ? 2 : 1
}

/** Of what waits for the reader the time at which it ends; nothing else is urgent. */
function urgency({ booking, rank }: Ranked): number {
  return rank === 0 ? (booking.expires_at?.getTime() ?? Number.MAX_SAFE_INTEGER) : 0
}

/** One booking as the reader sees it. */
export async function readBooking(db: Queries, id: number, viewer: Viewer): Promise<Booking> {
  const [booking] = await readBookings(db, { ids: [id] }, viewer)
  if (!booking) throw new Error(`There is no booking ${id}`)

  return booking
}
