export type { BookingListService } from './booking-list-service.ts'
export { readBooking } from './read-bookings.ts'
export { listWaiting } from './waiting.ts'
