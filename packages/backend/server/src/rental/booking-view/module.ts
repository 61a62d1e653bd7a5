import { defineRoom } from '../../foundation/kernel/index.ts'
import { createBookingListService } from './booking-list-service.ts'
import { aboutBooking } from '../booking/index.ts'
import { readBookingSubject } from './booking-mail-subject.ts'

/** Bookings as their parties see them. */
export const bookingViewRoom = defineRoom({
  services: { bookingLists: createBookingListService },
  mailSubjects: { [aboutBooking.name]: readBookingSubject },
})
