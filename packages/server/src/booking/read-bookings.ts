import type { Booking } from '@domizil/contract/schemas'
import type { BookingActor } from '@domizil/domain'
import type { Queries } from '../lib/queries.ts'
import { presentBooking } from './booking-presenter.ts'
import {
  type BookingWish,
  listAttachments,
  listBookingViews,
  listEvents,
  listMainImages,
} from './booking-view-repository.ts'

/** Bookings as the reader sees them, the newest first. Four queries, however many there are. */
export async function readBookings(db: Queries, wish: BookingWish, reader: BookingActor): Promise<Booking[]> {
  const bookings = await listBookingViews(db, wish)
  if (bookings.length === 0) return []

  const ids = bookings.map(({ id }) => id)
  const images = await listMainImages(db, [...new Set(bookings.map(({ flat_id }) => flat_id))])
  const events = await listEvents(db, ids)
  const attachments = await listAttachments(db, ids)

  return bookings.map((booking) =>
    presentBooking({
      booking,
      reader,
      image: images.find(({ flat_id }) => flat_id === booking.flat_id),
      events: events.filter(({ booking_id }) => booking_id === booking.id),
      attachments: attachments.filter(({ booking_id }) => booking_id === booking.id),
    }),
  )
}

/** One booking as the reader sees it. */
export async function readBooking(db: Queries, id: number, reader: BookingActor): Promise<Booking> {
  const [booking] = await readBookings(db, { ids: [id] }, reader)
  if (!booking) throw new Error(`There is no booking ${id}`)

  return booking
}
