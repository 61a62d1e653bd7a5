import type { Booking } from '@domizil/api/schemas'
import type { BookingActor } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import { listMainImagesOf } from '../../catalogue/flat/index.ts'
import { findBetween } from './between-parties.ts'
import { presentBooking } from './booking-presenter.ts'
import { type BookingWish, listAttachments, listBookingViews, listEvents } from './booking-view-repository.ts'

/** The viewer of bookings, and the moment of the view. */
export interface Look {
  reader: BookingActor
  now: Date
}

/** Bookings as the reader sees them, the newest first. A handful of queries, however many there are. */
export async function readBookings(db: Queries, wish: BookingWish, look: Look): Promise<Booking[]> {
  const bookings = await listBookingViews(db, wish, look.now)
  if (bookings.length === 0) return []

  const ids = bookings.map(({ id }) => id)
  const images = await listMainImagesOf(db, [...new Set(bookings.map(({ flat_id }) => flat_id))])
  const events = await listEvents(db, ids)
  const attachments = await listAttachments(db, ids)
  const betweenParties = await findBetween(db, bookings, look)

  return bookings.map((booking) =>
    presentBooking({
      booking,
      ...look,
      image: images.find(({ flat_id }) => flat_id === booking.flat_id),
      events: events.filter(({ booking_id }) => booking_id === booking.id),
      attachments: attachments.filter(({ booking_id }) => booking_id === booking.id),
      between: betweenParties(booking),
    }),
  )
}

/** One booking as the reader sees it. */
export async function readBooking(db: Queries, id: number, look: Look): Promise<Booking> {
  const [booking] = await readBookings(db, { ids: [id] }, look)
  if (!booking) throw new Error(`There is no booking ${id}`)

  return booking
}
