import { bookingSubject } from './booking-mail-subject.ts'

export { createBookingListService } from './booking-list-service.ts'

/** Bookings as their parties see them. */
export const bookingViewModule = {
  mailSubjects: { bookingId: bookingSubject },
}
