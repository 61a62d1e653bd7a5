import { defineRoom } from '../../foundation/kernel/index.ts'
import { createBookingListService } from './booking-list-service.ts'
import { bookingSubject } from './booking-mail-subject.ts'

/** Bookings as their parties see them. */
export const bookingViewRoom = defineRoom({
  services: { bookingLists: createBookingListService },
  mailSubjects: { bookingId: bookingSubject },
})
